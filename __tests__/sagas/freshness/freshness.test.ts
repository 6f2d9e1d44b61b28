import { freshnessActions } from '../../../store/freshness/slice';
import { membersActions } from '../../../store/members/slice';
import { selectOffice } from '../../../store/office/selectors';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import { aMember, anExercise, aServerExerciseRun } from '../../builders';
import { aClub, anna, tina } from '../../fakes/club';
import { type App, expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { entered, left } = freshnessActions;

const updates = (app: App) => app.typesOf('update/updateStarted').length;
const trainings = (app: App) => selectOffice(app.state()).desk.trainings.map(({ id }) => id);

/** Tina's app after an update, on a server with everything that the desk needs, with the channel open. */
const startTina = async ({ offersDesk = true } = {}) => {
  const server = aClub();
  if (offersDesk) server.offerDesk();
  const app = await startUpdatedApp({ user: tina, server });
  // The server says what it offers after the first update.
  await app.act(updateActions.updateRequested());
  await pass(60_000);
  app.history.length = 0;
  return app;
};

/** Her desk is open, and nothing is old. */
const openDesk = async () => {
  const app = await startTina();
  await app.act(entered());
  app.live.latest().succeed();
  await app.act();
  await pass(60_000);
  app.history.length = 0;
  app.http.requests.length = 0;
  return app;
};

/** Anna trains, and the channel tells Tina. */
const train = async (app: App, id: number) => {
  const clientId = `a0000000-0000-4000-8000-${String(id).padStart(12, '0')}`;
  app.server.exerciseRuns.all.push(aServerExerciseRun({ id, clientId, userId: anna.id }));
  app.live.latest().change();
  await app.act();
};

describe('[DE-7] a page that shows what others do', () => {
  test('asks when it opens, unless the server has answered within 30 s', async () => {
    const app = await startTina();
    await app.act(entered());
    expect(updates(app)).toBe(1);
    await app.act(left(), entered());
    await pass(29_000);
    await app.act(left(), entered());
    expect(updates(app)).toBe(1);
    await pass(1_000);
    await app.act(left(), entered());
    expect(updates(app)).toBe(2);
  });

  test('asks when the person looks at it again, at most twice a minute, and not while nobody sees it', async () => {
    const app = await openDesk();
    app.page.show(false);
    await pass(60_000);
    expect(updates(app)).toBe(0);
    for (let time = 1; time <= 10; time += 1) {
      app.page.show(true);
      await app.act();
      app.page.show(false);
    }
    expect(updates(app)).toBe(1);
  });

  test('[LC-16] has what an athlete did as soon as the channel tells of it, and notifies nobody', async () => {
    const app = await openDesk();
    await train(app, 601);
    expect([updates(app), trainings(app)]).toEqual([1, [601]]);
    await train(app, 602);
    expect([updates(app), trainings(app)]).toEqual([2, [601, 602]]);
    expect(app.http.matching(/GET \/notification\//)).toEqual([]);
    expect([app.state().notifications.entries, app.state().toasts.messages]).toEqual([[], []]);
  });

  test('shows it before the clips are loaded', async () => {
    const app = await openDesk();
    const { exercises, videos } = app.server.content;
    exercises[0] = anExercise({ ...exercises[0], video: 'neu.mp4' });
    videos.set('neu.mp4', videos.get('kniebeuge.mp4') ?? new Blob());
    app.http.script(/neu\.mp4/, { late: 10_000 });
    await train(app, 601);
    expect([app.state().update.status, trainings(app)]).toEqual(['running', [601]]);
    await pass(20_000);
    expect(app.state().update.status).toBe('succeeded');
  });

  test('asks once more for everything that is told while an update runs', async () => {
    const app = await openDesk();
    app.http.script(/GET \/changes/, { late: 1_000 });
    await train(app, 601);
    for (const id of [602, 603, 604]) await train(app, id);
    expect(updates(app)).toBe(1);
    await pass(1_000);
    expect([updates(app), trainings(app)]).toEqual([2, [601, 602, 603, 604]]);
    await pass(120_000);
    expect(updates(app)).toBe(2);
  });

  test('asks when it is seen again for what was told meanwhile, also within 30 s', async () => {
    const app = await openDesk();
    await train(app, 601);
    app.page.show(false);
    await train(app, 602);
    expect(updates(app)).toBe(1);
    app.page.show(true);
    await app.act();
    expect([updates(app), trainings(app)]).toEqual([2, [601, 602]]);
  });

  test('asks when it opens for what was told while another page was open', async () => {
    const app = await openDesk();
    await train(app, 601);
    await app.act(left());
    await train(app, 602);
    expect(updates(app)).toBe(1);
    await app.act(entered());
    expect(updates(app)).toBe(2);
  });

  test('asks nothing offline, and once when the network is back', async () => {
    const app = await openDesk();
    app.network.goOffline();
    await app.act(left(), entered());
    app.page.show(false);
    app.page.show(true);
    await pass(120_000);
    expect(updates(app)).toBe(0);
    app.network.goOnline();
    await app.act();
    app.live.latest().succeed();
    await app.act();
    expect(updates(app)).toBe(1);
    await pass(120_000);
    expect(updates(app)).toBe(1);
  });

  test('asks when the network is back although the channel is not', async () => {
    const app = await openDesk();
    app.network.goOffline();
    await pass(60_000);
    app.network.goOnline();
    await pass(10_000);
    expect(updates(app)).toBe(1);
  });

  test('asks after the channel was lost, but at most twice a minute', async () => {
    const app = await openDesk();
    for (let time = 1; time <= 4; time += 1) {
      app.live.latest().break();
      await pass(7_000);
      app.live.latest().succeed();
      await app.act();
    }
    expect(updates(app)).toBe(1);
    await pass(60_000);
    expect(updates(app)).toBe(2);
  });

  test('asks for the members that the person has added or changed', async () => {
    const app = await openDesk();
    await app.act(membersActions.changed(aMember()));
    expect(updates(app)).toBe(1);
  });

  test('does not ask again by itself after a failure', async () => {
    expectErrors('update');
    const app = await openDesk();
    app.http.always(/GET \/changes/, 500);
    await train(app, 601);
    await pass(120_000);
    expect([updates(app), app.state().update.status]).toEqual([1, 'failed']);
  });

  test('asks nothing of a server that would have to send everything', async () => {
    const app = await startTina({ offersDesk: false });
    await app.act(entered());
    app.live.latest().succeed();
    app.live.latest().change();
    await pass(120_000);
    expect(updates(app)).toBe(0);
  });
});

test('[DE-7] what is told to a page that shows nothing of it starts no update', async () => {
  const app = await startTina();
  await train(app, 601);
  await pass(120_000);
  expect(updates(app)).toBe(0);
});

test('[DE-7] [SE-1] a logout forgets what was told', async () => {
  const app = await startApp();
  app.live.latest().change();
  await app.act();
  expect(selectOffice(app.state()).freshness.hasChanged).toBe(true);
  await app.act(sessionActions.logoutRequested());
  expect(selectOffice(app.state()).freshness.hasChanged).toBe(false);
});
