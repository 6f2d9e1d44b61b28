import { selectWaitingRunCount } from '../../../store/runs/selectors';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { anna, tina } from '../../fakes/club';
import { aDeviceOf } from '../../fakes/device';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;
const allRetries = 6000;

describe('a flush', () => {
  test('[FL-3] [FL-7] sends a dirty run, which is then clean on the device and on the screen', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    expect(selectWaitingRunCount(app.state())).toBe(1);
    await app.act(flushRequested());
    expect(app.http.lines()).toEqual(['POST /screening/runs/']);
    expect(app.server.screeningRuns.find(run.clientId)).toMatchObject({
      completed: true,
      testRuns: run.testRuns,
    });
    expect(onDevice(app.device, run)).toMatchObject({ id: 501, isDirty: false });
    expect(app.state().runs.screeningRun).toMatchObject([{ id: 501, isDirty: false }]);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test('[FL-3] makes no request without unsynced data', async () => {
    const app = await startUpdatedApp();
    await record(
      app,
      aWaitingScreeningRun({ isDirty: false }),
      aWaitingExerciseRun({ isDirty: false, id: 9 }),
    );
    await app.act(flushRequested());
    expect(app.http.requests).toEqual([]);
  });

  test('[FL-3] [CO-6] sends several runs of a kind as one array, screening runs first', async () => {
    const app = await startUpdatedApp();
    const runs = [aWaitingScreeningRun(), aWaitingScreeningRun()];
    const trainings = [aWaitingExerciseRun(), aWaitingExerciseRun()];
    await record(app, ...trainings, ...runs);
    await app.act(flushRequested());
    expect(app.http.lines()).toEqual(['POST /screening/runs/all/', 'POST /exercise/runs/all/']);
    expect(app.server.screeningRuns.all).toHaveLength(2);
    expect(app.server.exerciseRuns.all).toHaveLength(2);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test('[CO-5] [FL-8] does not send fields that only this device needs', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    const training = aWaitingExerciseRun();
    await record(app, run, training);
    await app.act(flushRequested());
    expect(app.http.requests.map(({ body }) => Object.keys(body as object).sort())).toEqual([
      ['clientId', 'clientRevision', 'completed', 'exercises', 'screeningId', 'start', 'testRuns', 'userId'],
      ['clientId', 'clientRevision', 'completed', 'runUnits', 'screeningRunId', 'start', 'userId'],
    ]);
    expect(app.http.requests[0]?.body).toMatchObject({ clientId: run.clientId, userId: anna.id });
  });

  test('[FL-2] sends nothing offline, and everything when online again', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const run = aWaitingScreeningRun();
    await record(app, run);
    await app.act(flushRequested());
    expect(app.http.requests).toEqual([]);
    app.network.goOnline();
    await pass(0);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[FL-4] only logs its errors, and keeps the runs dirty', async () => {
    expectErrors('flush');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.always(/POST/, 500);
    await app.act(flushRequested());
    await pass(allRetries);
    expect(app.log.entries).toMatchObject([{ context: 'flush', error: { status: 500 } }]);
    expect(app.state().toasts.messages).toEqual([]);
    expect(onDevice(app.device, run)).toMatchObject({ isDirty: true, refusal: null });
    expect(app.typesOf('sync/flushFinished')).toHaveLength(1);
  });

  test('[RE-3] [RE-7] retries with the same client id; a lost response creates no second run', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.script(/POST/, 'responseLost', 'requestLost', 503);
    await app.act(flushRequested());
    await pass(allRetries);
    const posts = app.http.matching(/POST/);
    expect(posts.map(({ at }) => at - beginning)).toEqual([0, 1000, 3000, 6000]);
    expect(new Set(posts.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId }]);
    expect(onDevice(app.device, run)).toMatchObject({ id: 501, isDirty: false });
  });

  test('stores a run once that was delivered twice', async () => {
    const app = await startUpdatedApp();
    await record(app, aWaitingScreeningRun());
    app.http.script(/POST/, 'twice');
    await app.act(flushRequested());
    expect(app.server.screeningRuns.all).toHaveLength(1);
  });

  test('[FL-7] keeps a run dirty that is edited during the upload; the next flush sends it', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.script(/POST/, { late: 1000 });
    await app.act(flushRequested());
    await record(app, { ...run, clientRevision: 4 });
    await pass(1000);
    expect(onDevice(app.device, run)).toMatchObject({ id: 501, isDirty: true, clientRevision: 4 });
    expect(app.state().runs.screeningRun).toMatchObject([{ id: 501, isDirty: true, clientRevision: 4 }]);
    await app.act(flushRequested());
    expect(app.server.screeningRuns.all).toMatchObject([{ id: 501, clientRevision: 4 }]);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[CO-12] does not lose newer data to a late copy of an older upload', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    await app.act(flushRequested());
    const [late] = app.http.requests;
    await record(app, { ...run, id: 501, clientRevision: 4 });
    await app.act(flushRequested());
    app.server.handle({ method: 'POST', path: '/screening/runs/', body: late?.body, token: anna.token });
    expect(app.server.screeningRuns.all).toMatchObject([{ clientRevision: 4 }]);
  });

  test('is followed by exactly one more flush, however many requests come meanwhile', async () => {
    const app = await startUpdatedApp();
    await record(app, aWaitingScreeningRun());
    app.http.always(/POST/, { late: 1000 });
    await app.act(flushRequested());
    await record(app, aWaitingScreeningRun(), aWaitingScreeningRun());
    await app.act(flushRequested(), flushRequested(), flushRequested());
    await pass(10_000);
    expect(app.http.lines()).toEqual(['POST /screening/runs/', 'POST /screening/runs/all/']);
    expect(app.http.mostInFlight).toBe(1);
    expect(app.typesOf('sync/flushFinished')).toHaveLength(2);
  });

  test('[SE-3] [CO-5] sends the runs of the signed-in user only', async () => {
    const app = await startUpdatedApp();
    const foreign = aWaitingScreeningRun({ userId: 3, recordedBy: 3 });
    await app.database.saveRun(foreign);
    await app.act(flushRequested());
    expect(app.http.requests).toEqual([]);
    expect(onDevice(app.device, foreign)).toMatchObject(foreign);
    expect(selectWaitingRunCount(app.state())).toBe(0);
  });

  test("[CO-5] sends a trainer's run for an athlete under the sign-in of the trainer", async () => {
    const app = await startUpdatedApp({ user: tina });
    const run = aWaitingScreeningRun({ recordedBy: tina.id });
    await record(app, run);
    await app.act(flushRequested());
    expect(app.http.requests).toMatchObject([{ token: tina.token, body: { userId: anna.id } }]);
    expect(onDevice(app.device, run).isDirty).toBe(false);
  });

  test('[SE-1] is ended by a logout: nothing more is sent, and nothing is lost', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    const training = aWaitingExerciseRun();
    await record(app, run, training);
    app.http.script(/POST/, 500, 500, 500);
    await app.act(flushRequested());
    await app.act(sessionActions.logoutRequested());
    await pass(60_000);
    expect(app.http.matching(/runs/)).toHaveLength(1);
    expect(onDevice(app.device, run).isDirty).toBe(true);
    expect(onDevice(app.device, training).isDirty).toBe(true);
  });

  test('[SE-1] ignores the response to an upload after the logout', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.script(/POST/, { late: 1000 });
    await app.act(flushRequested());
    await app.act(sessionActions.logoutRequested());
    expect(app.http.inFlight).toBe(0);
    await pass(5000);
    expect(onDevice(app.device, run).isDirty).toBe(true);
    expect(app.state().runs.screeningRun).toEqual([]);
  });

  test('[FL-1] sends runs at the next start that an earlier visit recorded offline', async () => {
    const first = await startUpdatedApp();
    first.network.goOffline();
    const run = aWaitingScreeningRun();
    await record(first, run);
    first.kill();
    const app = await startApp({ device: first.device, server: first.server });
    expect(app.server.screeningRuns.find(run.clientId)).toBeDefined();
  });

  test('[FL-9] sends runs that a user left behind at their next sign-in', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const run = aWaitingScreeningRun();
    await record(app, run);
    await app.act(sessionActions.logoutRequested());
    app.network.goOnline();
    await app.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    expect(app.server.screeningRuns.find(run.clientId)).toBeDefined();
  });

  test('[FL-9] keeps the runs after a 401, and the first update after the next login sends them', async () => {
    const app = await startUpdatedApp({ device: aDeviceOf(anna, true) });
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.server.revoke(anna.username);
    await app.act(flushRequested());
    expect(app.state().session.user).toBeNull();
    expect(onDevice(app.device, run).isDirty).toBe(true);
    app.kill();

    const next = await startApp({ device: app.device, server: app.server });
    await next.act(sessionActions.loginRequested({ username: 'anna', password: 'athletik' }));
    await next.act({ type: 'update/updateRequested' });
    expect(next.server.screeningRuns.find(run.clientId)).toBeDefined();
    expect(onDevice(next.device, run).isDirty).toBe(false);
  });
});
