import { selectUser } from '../../../store/session/selectors';
import { sessionActions } from '../../../store/session/slice';
import { updateActions } from '../../../store/update/slice';
import {
  aScreening,
  aScreeningRun,
  aServerExerciseRun,
  aServerScreeningRun,
  aUserScreening,
} from '../../builders';
import { aClub, anna, ben, screening, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { onDevice, record } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested, retryRequested } = updateActions;
const allRetries = 6000;

/** The club on a server with the calls of the desk. */
const aDeskClub = () => {
  const server = aClub();
  server.offerDesk();
  return server;
};

/** An app of Tina whose last update has brought everything, and the cursor. */
const startOfTina = async (server = aDeskClub()) => {
  const app = await startUpdatedApp({ user: tina, server });
  // The first update asks only at its end what the server offers.
  await app.act(updateRequested());
  app.http.requests.length = 0;
  return app;
};

const annasRun = aServerScreeningRun({ id: 501, clientId: 'a0000000-0000-4000-8000-000000000001' });

describe('an update from a server that tells what changed', () => {
  test('[DE-6] with nothing new makes at most 3 requests, and its log has the lines of every update', async () => {
    const app = await startOfTina();
    const { entries } = app.state().update;
    await app.act(updateRequested());
    expect(app.http.lines()).toEqual(['GET /changes?since=1', 'GET /screening/', 'GET /features']);
    expect(app.state().update).toMatchObject({ status: 'succeeded', entries });
  });

  test('[DE-6] stores a new run, a new training and its feedback', async () => {
    const app = await startOfTina();
    const training = aServerExerciseRun({ id: 601 });
    app.server.screeningRuns.all.push(annasRun);
    app.server.exerciseRuns.all.push(training);
    const feedback = { exerciseRunId: training.id, comment: 'Gut', answers: [] };
    app.server.feedback.set(training.id, feedback);
    await app.act(updateRequested());
    expect(app.device.disk.tables.screeningRun).toMatchObject([{ id: annasRun.id, isDirty: false }]);
    expect(app.device.desk.held).toMatchObject({ trainings: [{ id: training.id }], feedback: [feedback] });
    expect(app.http.lines().filter((line) => line.startsWith('GET /changes'))).toHaveLength(2);
  });

  test('[DE-6] takes an athlete whose right was lost off the device, but for what waits', async () => {
    const server = aDeskClub();
    server.screeningRuns.all.push(annasRun);
    server.exerciseRuns.all.push(aServerExerciseRun({ id: 601 }));
    const app = await startOfTina(server);
    const { users } = server.content;
    users.splice(users.indexOf(tina), 1, { ...tina, athleteIds: [ben.id] });
    await app.act(updateRequested());
    expect(selectUser(app.state())).toMatchObject({ athleteIds: [ben.id] });
    const { user, userScreening, screeningRun } = app.device.disk.tables;
    expect(user.map(({ id }) => id)).toEqual([tina.id, ben.id]);
    expect(userScreening.map(({ userId }) => userId)).toEqual([ben.id]);
    expect([screeningRun, app.device.desk.held?.trainings]).toEqual([[], []]);
  });

  test.each([
    ['what changed', false],
    ['everything', true],
  ])(
    '[DE-6] [SE-1] that loads %s shows no run of an athlete whose right was lost, even if it fails',
    async (_title, isRetry) => {
      expectErrors('update');
      const server = aDeskClub();
      server.screeningRuns.all.push(annasRun);
      const app = await startOfTina(server);
      expect(app.state().runs.screeningRun).toHaveLength(1);
      const { users } = server.content;
      users.splice(users.indexOf(tina), 1, { ...tina, athleteIds: [ben.id] });
      const seen: number[] = [];
      app.store.subscribe(() => {
        const { session, runs } = app.state();
        const isTold = !session.user?.athleteIds.includes(anna.id);
        if (isTold) seen.push(runs.screeningRun.length);
      });
      if (isRetry) app.http.always(/GET .screening.user/, 403);
      else app.device.disk.failures.push(diskIsFull());
      await app.act(isRetry ? retryRequested() : updateRequested());
      await pass(allRetries);
      expect(app.state().update.status).toBe('failed');
      expect(new Set(seen)).toEqual(new Set([0]));
    },
  );

  test('[DE-6] [FL-10] keeps the data of an athlete of whom only another tab has heard', async () => {
    const server = aDeskClub();
    server.screeningRuns.all.push(annasRun);
    const { users } = server.content;
    const place = users.indexOf(tina);
    users[place] = { ...tina, athleteIds: [ben.id] };
    const first = await startOfTina(server);
    const second = await startApp({ device: first.device, server });
    users[place] = tina;
    server.changes.noteGain(tina.id, anna.id);
    await second.act(updateRequested());
    expect(first.device.disk.tables.screeningRun).toMatchObject([{ id: annasRun.id }]);
    server.exerciseRuns.all.push(aServerExerciseRun({ userId: ben.id }));
    await first.act(updateRequested());
    expect(first.device.disk.tables.screeningRun).toMatchObject([{ id: annasRun.id }]);
    expect(first.state().runs.screeningRun).toMatchObject([{ id: annasRun.id }]);
    expect(selectUser(first.state())).toMatchObject({ athleteIds: tina.athleteIds });
  });

  test.each([
    ['what changed', updateRequested],
    ['everything', retryRequested],
  ])(
    '[DE-6] [FL-16] that loads %s brings what a copy of this device has sent of a run that was left here without any answer',
    async (_title, requested) => {
      const app = await startOfTina();
      const left = aScreeningRun({ position: null, recordedBy: tina.id });
      await record(app, left);
      const sent = aServerScreeningRun({ id: 501, clientId: left.clientId, clientRevision: 3 });
      app.server.screeningRuns.all.push(sent);
      await app.act(requested());
      const { id, clientRevision, testRuns } = sent;
      const asSent = { id, clientRevision, testRuns, isDirty: false };
      expect(onDevice(app.device, left)).toMatchObject(asSent);
      expect(app.state().runs.screeningRun).toMatchObject([asSent]);
    },
  );

  test('[DE-6] loads everything when the server does not know the cursor any more', async () => {
    const app = await startOfTina();
    app.server.epoch = '60000000-0000-4000-8000-000000000001';
    await app.act(updateRequested());
    expect(app.http.lines()).toEqual(
      expect.arrayContaining(['GET /changes?since=1', 'GET /changes', `GET /screening/runs/user/${anna.id}`]),
    );
    expect(app.state().update.status).toBe('succeeded');
    app.http.requests.length = 0;
    await app.act(updateRequested());
    expect(app.http.lines()).toEqual(['GET /changes?since=2', 'GET /screening/', 'GET /features']);
  });

  test.each([
    [
      '[DB-13] the local database is lost',
      (app: { device: { disk: { tables: { user: unknown[] } } } }) => {
        app.device.disk.tables.user = [];
      },
    ],
    [
      '[DB-13] the database of the desk is lost',
      (app: { device: { desk: { held: unknown } } }) => {
        app.device.desk.held = null;
      },
    ],
  ])('loads everything when %s', async (_title, damage) => {
    const app = await startOfTina();
    damage(app);
    await app.act(updateRequested());
    expect(app.http.lines()).toContain(`GET /screening/runs/user/${anna.id}`);
    expect(app.state().update.status).toBe('succeeded');
    expect(app.device.disk.tables.user).toHaveLength(3);
  });

  test('[DB-13] loads everything when a row of the device cannot be read', async () => {
    const before = await startOfTina();
    before.device.disk.unreadableRuns.push({});
    const app = await startApp({ device: before.device, server: before.server });
    await app.act(updateRequested());
    expect(app.http.lines()).toContain(`GET /screening/runs/user/${anna.id}`);
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[DE-6] does not read the device again when nothing is new', async () => {
    const app = await startOfTina();
    const reads = jest.spyOn(app.database, 'load');
    await app.act(updateRequested());
    expect(app.state().update.status).toBe('succeeded');
    expect(reads).not.toHaveBeenCalled();
  });

  test('[UP-14] a repeated update loads everything', async () => {
    const app = await startOfTina();
    await app.act(retryRequested());
    expect(app.http.lines()).toContain(`GET /screening/runs/user/${anna.id}`);
  });

  test('[DE-6] an update that fails in between goes on where it was', async () => {
    expectErrors('update');
    const app = await startOfTina();
    for (let id = 501; id <= 506; id += 1) {
      const clientId = `a0000000-0000-4000-8000-000000000${id}`;
      app.server.screeningRuns.all.push({ ...annasRun, id, clientId });
    }
    app.http.script(/GET .changes/, null, 403, 403, 403, 403);
    await app.act(updateRequested());
    await pass(allRetries);
    expect(app.state().update.status).toBe('failed');
    expect(app.device.disk.tables.screeningRun).toHaveLength(4);
    app.http.requests.length = 0;
    await app.act(updateRequested());
    expect(app.http.lines()).not.toContain('GET /changes?since=1');
    expect(app.device.disk.tables.screeningRun).toHaveLength(6);
  });

  test('[DE-6] [FL-10] what came before it failed is shown, in other tabs as well', async () => {
    expectErrors('update');
    const app = await startOfTina();
    const second = await startApp({ device: app.device, server: app.server });
    app.server.screeningRuns.all.push(annasRun);
    app.http.always(/changes\?since=(?!1$)/, 500);
    await app.act(updateRequested());
    await pass(allRetries + 500);
    expect(app.state().update.status).toBe('failed');
    for (const tab of [app, second])
      expect(tab.state().runs.screeningRun).toMatchObject([{ clientId: annasRun.clientId }]);
  });

  test('[CO-26] a logout takes along what the desk holds', async () => {
    const app = await startOfTina();
    expect(app.device.desk.held).not.toBeNull();
    await app.act(sessionActions.logoutRequested());
    expect(app.device.desk.held).toBeNull();
  });
});

describe('the screenings on the device', () => {
  test.each([
    ['without the desk', false],
    ['with the desk', true],
  ])('[AS-3] of runs stay when another one is assigned, on a server %s', async (_title, hasDesk) => {
    const server = aClub();
    if (hasDesk) server.offerDesk();
    const next = aScreening({ id: 32 });
    const app = await startUpdatedApp({ user: anna, server });
    await app.act(updateRequested());
    server.screeningRuns.all.push(annasRun);
    await app.act(updateRequested());
    server.content.screenings.push(next);
    const [first, ...others] = server.content.userScreenings;
    server.content.userScreenings = [{ ...(first ?? aUserScreening()), screeningId: next.id }, ...others];
    await app.act(updateRequested());
    expect(app.device.disk.tables.screening.map(({ id }) => id)).toEqual([screening.id, next.id]);
  });

  test('[AS-3] [AS-7] of earlier runs come from a server on which they can be retired', async () => {
    const server = aClub();
    server.offerDesk();
    server.content.screenings.push(aScreening({ id: 32 }));
    server.screeningRuns.all.push({ ...annasRun, screeningId: 32 });
    const app = await startUpdatedApp({ user: anna, server, device: aDeviceOf(anna) });
    await app.act(updateRequested());
    expect(app.device.disk.tables.screening.map(({ id }) => id)).toEqual([31, 32]);
  });
});
