import { selectOpenScreeningRun } from '../../../store/screeningRun/selectors';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { syncActions } from '../../../store/sync/slice';
import { updateActions } from '../../../store/update/slice';
import { anna, screening } from '../../fakes/club';
import { rowOn, startDesk, theoAssigns, unassigned } from '../../fakes/deskClub';
import { FakeSessionStorage } from '../../fakes/FakeSessionStorage';
import { runsOn } from '../../fakes/recorded';
import { expectErrors, startApp } from '../../fakes/startApp';
import { onVirtualTime, pass, pause } from '../../fakes/virtualTime';
import { rowsOn, sentTo, waiting, write } from '../outbox/writtenMessages';
import { answerRange, check, finishRun, openRun, startRun } from '../screeningRun/walkScreeningRun';

onVirtualTime();

const { nextPressed } = screeningRunActions;

describe('the database is deleted under an open tab', () => {
  test('[DB-13] in the middle of a screening: the answers are stored again at once, and it goes on', async () => {
    const app = await startRun();
    app.network.goOffline();
    await answerRange(app);
    await app.act(nextPressed());
    await check(app, 12);
    const before = openRun(app);
    await app.database.lose();
    await app.act();
    expect(runsOn(app.device)).toMatchObject([
      { clientId: before.clientId, position: 1, testRuns: before.testRuns, drafts: before.drafts },
    ]);
    await app.act(nextPressed());
    await app.act(nextPressed());
    expect(selectOpenScreeningRun(app.state())).toMatchObject({ clientId: before.clientId, completed: true });
    app.network.goOnline();
    await pass(10_000);
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId: before.clientId, completed: true }]);
  });

  test('[DB-13] an open run that the server already has is stored again too, and stays one run', async () => {
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed(), syncActions.flushRequested());
    const { clientId } = openRun(app);
    expect(app.server.screeningRuns.all).toHaveLength(1);
    await app.database.lose();
    await app.act();
    expect(runsOn(app.device)).toMatchObject([{ clientId, position: 1 }]);
    await app.act(nextPressed(), nextPressed());
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId, completed: true }]);
  });

  test('[DB-13] a run whose end found a full disk is stored and sent', async () => {
    expectErrors('saveRun', 'flush');
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed(), nextPressed());
    app.device.disk.isFull = true;
    await app.act(nextPressed());
    app.device.disk.isFull = false;
    const { clientId } = openRun(app);
    expect(app.server.screeningRuns.all).not.toMatchObject([{ completed: true }]);
    await app.database.lose();
    await app.act();
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId, completed: true }]);
  });

  test('[DB-13] [FL-5] a run without any answer is stored again, but still not sent', async () => {
    const app = await startRun();
    await app.database.lose();
    await app.act();
    expect(runsOn(app.device)).toMatchObject([{ clientId: openRun(app).clientId, isDirty: false }]);
    expect(app.http.matching(/POST .*runs/)).toEqual([]);
  });

  test('[DB-13] content and sent runs are stored again, so that the app still starts without a network', async () => {
    const app = await startRun();
    await finishRun(app);
    await app.database.lose();
    await app.act();
    app.kill();
    const again = await startApp({ device: app.device, server: app.server, isOnline: false });
    expect(again.state().session.isDataInitialized).toBe(true);
    expect(again.state().users).toEqual(app.state().users);
    expect(again.state().screening).toEqual({ ...app.state().screening, isServed: false });
    expect(again.state().exercise.exercises).toEqual(app.state().exercise.exercises);
    expect(again.state().runs.screeningRun).toMatchObject([{ completed: true, isDirty: false, id: 501 }]);
    expect(again.state().videos.present).toEqual([]);
  });

  test('[DB-13] [DE-6] what another tab had stored, and this one had not shown yet, comes with the next update', async () => {
    const other = await startDesk();
    const { device, server } = other;
    const app = await startApp({ device, server });
    const { load } = app.database;
    // This tab is slow to learn what the other one does.
    app.database.load = async (owner) => {
      await pause(1000);
      return load(owner);
    };
    theoAssigns(server, anna.id, unassigned.id, screening.id);
    await other.act(updateActions.updateRequested());
    expect(rowOn(device, 41)).toMatchObject({ screeningId: unassigned.id });
    other.kill();
    await app.database.lose();
    await pass(2000);
    expect(rowOn(device, 41)).toMatchObject({ screeningId: screening.id });
    await app.act(updateActions.updateRequested());
    await pass(2000);
    expect(rowOn(device, 41)).toMatchObject({ screeningId: unassigned.id });
  });

  test('[DB-13] data that is loaded before everything is stored again removes no run', async () => {
    const app = await startRun();
    app.network.goOffline();
    await answerRange(app);
    const { clientId } = openRun(app);
    const lost = app.database.lose();
    app.page.show(true);
    await lost;
    await app.act();
    expect(openRun(app)).toMatchObject({ clientId });
    expect(app.state().screening.screenings).not.toEqual([]);
    expect(runsOn(app.device)).toMatchObject([{ clientId }]);
  });

  test('[DB-13] a lost connection to a database that is still there changes nothing', async () => {
    const app = await startRun();
    await answerRange(app);
    await app.act(nextPressed(), syncActions.flushRequested());
    const [run, tables] = [openRun(app), structuredClone(app.device.disk.tables)];
    app.database.reportLoss();
    await app.act();
    expect(openRun(app)).toEqual(run);
    expect(app.device.disk.tables).toEqual(tables);
  });

  test('[DB-13] [UP-16] during an update: half of the data never counts as whole', async () => {
    expectErrors('update');
    const app = await startRun();
    const { exercises } = app.state().exercise;
    app.http.always(/GET .screening.user/, 'silent');
    await app.database.lose();
    await app.act(updateActions.updateRequested());
    // Without the row of the user the next start asks for an update.
    expect(app.device.disk.tables.user).toEqual([]);
    // The update fails, and what was in memory is stored again.
    await pass(60_000);
    expect(app.state().update.status).toBe('failed');
    expect(app.device.disk.tables).toMatchObject({ user: [{ id: anna.id }], exercise: exercises });
    expect(app.state().session.isDataInitialized).toBe(true);
  });

  test('[DB-13] [UP-16] in the middle of an update: it begins again, and leaves all topics', async () => {
    const app = await startRun();
    app.http.script(/GET .exercise/, { late: 500 });
    app.http.requests.length = 0;
    await app.act(updateActions.updateRequested());
    await app.database.lose();
    await pass(10_000);
    expect(app.http.matching(/GET .admin.user.name/)).toHaveLength(2);
    const { user, screening, exercise } = app.device.disk.tables;
    expect([user, screening, exercise].map(({ length }) => length > 0)).toEqual([true, true, true]);
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[DB-13] before anything was loaded: the next start asks for an update', async () => {
    const app = await startApp();
    app.device.localItems.values.set('dataInitialized', 'true');
    await app.database.lose();
    await app.act();
    expect(app.device.localItems.values.get('dataInitialized')).toBe('false');
    expect(app.state().session.isDataInitialized).toBe(false);
  });
});

test('[DB-13] the outbox is deleted under an open tab: what waits is stored again and sent once', async () => {
  const app = await startApp({ isOnline: false });
  await app.act(write('eins'), write('zwei'));
  await app.outbox.lose();
  await app.act();
  expect(rowsOn(app.device)).toMatchObject([
    { payload: { content: 'eins' } },
    { payload: { content: 'zwei' } },
  ]);
  expect(waiting(app)).toEqual(['eins', 'zwei']);
  app.network.goOnline();
  await pass(10_000);
  expect(sentTo(app)).toEqual(['eins', 'zwei']);
  expect(rowsOn(app.device)).toEqual([]);
});

test('[DB-13] [SE-1] all data of the website is deleted: what waits is stored again before the user is forgotten', async () => {
  const app = await startRun();
  app.network.goOffline();
  await answerRange(app);
  await app.act(write('eins'));
  const { clientId } = openRun(app);
  // The news that the user is gone comes first.
  Object.assign(app.device.disk.tables, { user: [], screeningRun: [] });
  app.device.outbox.rows.clear();
  new FakeSessionStorage(app.device.localItems).removeUser();
  app.device.localItems.values.clear();
  await app.act();
  expect(app.state().session).toMatchObject({ status: 'signedOut' });
  expect(app.state().runs.screeningRun).toEqual([]);
  expect(runsOn(app.device)).toMatchObject([{ clientId, recordedBy: anna.id, isDirty: true }]);
  expect(rowsOn(app.device)).toMatchObject([{ writtenBy: anna.id, payload: { content: 'eins' } }]);
});
