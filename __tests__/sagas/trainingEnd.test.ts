/** @jest-environment node */
import { trainingRunActions } from '../../store/slices/trainingRun';
import { anExercise } from '../builders';
import { diskIsFull } from '../fakes/FakeDatabase';
import { aWaitingScreeningRun, onDevice, record, runsOn } from '../fakes/recorded';
import { type App, expectErrors, startUpdatedApp } from '../fakes/startApp';
import { onVirtualTime, pass, settle } from '../fakes/virtualTime';
import { openRun, startTraining } from './walkTraining';

onVirtualTime();

const { openRequested, nextPressed, donePressed, backPressed, saveRequested } = trainingRunActions;

describe('the end of a training', () => {
  const finish = async (app: App) => {
    await app.act(donePressed());
    await app.act(donePressed());
  };
  const toastTexts = (app: App) => app.state().toasts.messages.map(({ text }) => text);

  test('[TR-16] [TR-17] online saves the run as completed, sends it and says so', async () => {
    const app = await startTraining();
    await finish(app);
    expect(app.state().trainingRun).toMatchObject({ status: 'completed', isSent: true });
    expect(app.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
    expect(onDevice(app.device, openRun(app))).toMatchObject({ id: 601, completed: true, isDirty: false });
    expect(toastTexts(app)).toEqual([]);
  });

  test('[TR-18] [FL-1] offline ends at once, on the device', async () => {
    const app = await startTraining();
    app.network.goOffline();
    await finish(app);
    expect(app.state().trainingRun).toMatchObject({ status: 'completed', isSent: false });
    expect(onDevice(app.device, openRun(app))).toMatchObject({ completed: true, isDirty: true });
    expect(toastTexts(app)).toEqual(['Training auf dem Gerät gespeichert']);
    app.network.goOnline();
    await settle();
    expect(app.server.exerciseRuns.all).toHaveLength(1);
  });

  test('[TR-20] [TR-23] ends as offline when the sending fails; the error is only logged', async () => {
    expectErrors('flush');
    const app = await startTraining();
    app.http.always(/POST/, 500);
    await finish(app);
    expect(app.state().trainingRun.status).toBe('submitted');
    await pass(5000);
    expect(app.state().trainingRun).toMatchObject({ status: 'completed', isSent: false });
    await pass(10_000);
    expect(app.log.entries).toMatchObject([{ context: 'flush' }]);
    expect(openRun(app)).toMatchObject({ completed: true, isDirty: true });
  });

  test('[TR-20] ends as offline at once when the server refuses the run', async () => {
    expectErrors('setAside');
    const app = await startTraining();
    app.server.refusals.set(openRun(app).clientId, 422);
    await finish(app);
    expect(app.state().trainingRun).toMatchObject({ status: 'completed', isSent: false });
  });

  test('[TR-17] is not taken for sent when only an earlier step of it was', async () => {
    const app = await startTraining();
    await app.act(donePressed());
    app.http.script(/POST/, { late: 1000 }, { late: 1000 });
    await app.act({ type: 'sync/flushRequested' });
    await app.act(donePressed());
    await pass(1000);
    expect(app.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
    expect(app.state().trainingRun.status).toBe('submitted');
    await pass(1000);
    expect(app.state().trainingRun).toMatchObject({ status: 'completed', isSent: true });
    expect(openRun(app)).toMatchObject({ isDirty: false });
  });

  test('[TR-21] presses after the last one change nothing', async () => {
    const app = await startTraining();
    app.http.script(/POST/, { late: 1000 });
    await finish(app);
    const { clientRevision } = openRun(app);
    await app.act(donePressed(), nextPressed(), backPressed());
    await pass(1000);
    await app.act(donePressed());
    expect(openRun(app)).toMatchObject({ clientRevision, completed: true });
    expect(app.typesOf('trainingRun/completed')).toHaveLength(1);
    expect(app.http.matching(/POST/)).toHaveLength(1);
  });

  test('[TR-23] on a full disk goes on, says that it is unsaved, and is mended and sent on request', async () => {
    expectErrors('saveRun');
    const app = await startTraining();
    app.network.goOffline();
    await app.act(donePressed());
    app.device.disk.failures = [diskIsFull()];
    await app.act(donePressed());
    expect(app.state().trainingRun).toMatchObject({ status: 'completed', isUnsaved: true });
    app.network.goOnline();
    await settle();
    await app.act(saveRequested());
    expect(app.state().trainingRun.isUnsaved).toBe(false);
    expect(app.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
  });

  test('[SE-1] a logout while it is being sent tells the next user nothing', async () => {
    const app = await startTraining();
    app.http.always(/POST/, 'silent');
    await finish(app);
    await app.act({ type: 'session/logoutRequested' });
    await pass(60_000);
    expect(toastTexts(app)).toEqual([]);
    expect(app.state().trainingRun.status).toBe('closed');
    expect(runsOn(app.device)).toMatchObject([{ completed: true, isDirty: true }]);
  });

  test('[CO-6] a screening and its training, both offline, arrive linked', async () => {
    const app = await startUpdatedApp();
    app.network.goOffline();
    const screeningRun = aWaitingScreeningRun({ exercises: [anExercise({ sortOrder: 0 })] });
    await record(app, screeningRun);
    await app.act(openRequested({ userScreeningId: 41 }));
    await app.act(donePressed());
    expect(openRun(app)).toMatchObject({
      screeningRunId: null,
      screeningRunClientId: screeningRun.clientId,
      completed: true,
    });
    app.network.goOnline();
    await settle();
    expect(app.http.lines()).toEqual(['POST /screening/runs/', 'POST /exercise/runs/']);
    expect(app.server.exerciseRuns.all).toMatchObject([{ screeningRunId: 501 }]);
  });
});
