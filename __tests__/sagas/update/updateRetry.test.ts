import { updateActions } from '../../../store/update/slice';
import { aClub } from '../../fakes/club';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { expectErrors, startApp, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { updateRequested, retryRequested } = updateActions;
const allRetries = 6000;

describe('a repeated update', () => {
  test('[UP-14] empties the local database and loads everything again', async () => {
    const server = aClub();
    const app = await startUpdatedApp({ server });
    const sent = aWaitingExerciseRun({ id: 601, isDirty: false });
    await record(app, sent);
    await app.act(retryRequested());
    expect(app.http.matching(/video/)).toHaveLength(4);
    expect(app.device.disk.tables.exerciseRun).toEqual([]);
    expect(app.device.disk.tables.screening).toHaveLength(1);
    expect(app.state().update.status).toBe('succeeded');
  });

  test('[ON-5] [UP-14] keeps what a restored server has lost, and sends it again', async () => {
    const app = await startUpdatedApp();
    const [run, training] = [aWaitingScreeningRun(), aWaitingExerciseRun()];
    await record(app, run, training);
    await app.act(updateRequested());
    for (const { all } of [app.server.screeningRuns, app.server.exerciseRuns]) all.length = 0;
    app.server.epoch = '60000000-0000-4000-8000-000000000099';
    await app.act(retryRequested());
    await pass(1000);
    expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId }]);
    expect(app.server.exerciseRuns.all).toMatchObject([{ clientId: training.clientId }]);
  });

  test('[UP-14] clears the error', async () => {
    expectErrors('update');
    const app = await startApp();
    app.http.always(/name.anna/, 500);
    await app.act(updateRequested());
    await pass(allRetries);
    app.http.heal();
    app.http.script(/name.anna/, { late: 100 });
    await app.act(retryRequested());
    expect(app.state().update).toMatchObject({ status: 'running', entries: [] });
  });

  test('[UP-14] does nothing while an update is running', async () => {
    const app = await startApp();
    app.http.script(/exercise\/$/, { late: 1000 });
    await app.act(updateRequested());
    await app.act(retryRequested());
    await pass(1000);
    expect(app.http.matching(/name.anna/)).toHaveLength(1);
  });

  test('[UP-16] keeps everything on a device without network', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    const before = structuredClone(app.device.disk);
    app.http.always(/./, 'requestLost');
    await app.act(retryRequested());
    await pass(allRetries);
    expect(app.device.disk.tables).toEqual(before.tables);
    expect([...app.device.disk.videos.keys()]).toEqual([...before.videos.keys()]);
    expect(app.session.isDataInitialized()).toBe(true);
  });

  test('[UP-16] keeps dataInitialized false from the clearing to the end', async () => {
    const app = await startUpdatedApp();
    app.http.script(/name.anna/, { late: 1000 });
    app.http.script(/exercise\/$/, { late: 1000 });
    await app.act(retryRequested());
    expect(app.session.isDataInitialized()).toBe(true);
    await pass(1000);
    expect(app.session.isDataInitialized()).toBe(false);
    await pass(1000);
    expect(app.session.isDataInitialized()).toBe(true);
  });

  test('[UP-16] does not count as complete when it fails after the clearing', async () => {
    expectErrors('update');
    const app = await startUpdatedApp();
    app.http.always(/exercise\/$/, 500);
    await app.act(retryRequested());
    await pass(allRetries);
    app.kill();
    const next = await startApp({ device: app.device, isOnline: false });
    expect(next.state().session).toMatchObject({ status: 'signedIn', isDataInitialized: false });
  });

  test('[UP-15] sends unsynced runs before it clears', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    await app.act(retryRequested());
    expect(app.http.lines()[0]).toBe('POST /screening/runs/');
    expect(app.server.screeningRuns.find(run.clientId)).toMatchObject({ clientRevision: 3 });
    expect(onDevice(app.device, run)).toMatchObject({ id: 501, isDirty: false });
  });

  test('[UP-15] keeps runs that cannot be sent', async () => {
    expectErrors('sendBeforeRetry');
    const app = await startUpdatedApp();
    const screeningRun = aWaitingScreeningRun();
    const training = aWaitingExerciseRun();
    await record(app, screeningRun, training);
    app.http.always(/POST/, 500);
    await app.act(retryRequested());
    // Screening runs and exercise runs are retried separately.
    await pass(2 * allRetries);
    expect(app.state().update.status).toBe('succeeded');
    expect(onDevice(app.device, screeningRun)).toMatchObject({
      ...screeningRun,
      origin: { username: 'anna' },
      isDirty: true,
      failure: { tries: 1 },
    });
    expect(onDevice(app.device, training)).toMatchObject({
      ...training,
      origin: { username: 'anna' },
      isDirty: true,
      failure: { tries: 1 },
    });
  });

  test('[UP-15] keeps the runs of another user, too', async () => {
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun({ userId: 3, recordedBy: 3 });
    await app.database.saveRun(run);
    await app.act(retryRequested());
    expect(onDevice(app.device, run)).toMatchObject({ ...run, origin: { username: null } });
    expect(app.http.matching(/POST/)).toEqual([]);
  });

  test('[UP-15] loses no run when the tab dies right after the clearing', async () => {
    expectErrors('sendBeforeRetry');
    const app = await startUpdatedApp();
    const run = aWaitingScreeningRun();
    await record(app, run);
    app.http.always(/POST/, 500);
    app.http.script(/screening\/user/, 'silent');
    await app.act(retryRequested());
    await pass(allRetries);
    expect(app.device.disk.tables.screening).toEqual([]);
    app.kill();
    expect(runsOn(app.device)).toMatchObject([{ ...run, failure: { tries: 1 } }]);
  });
});
