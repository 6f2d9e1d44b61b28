import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { runsActions } from '../../../store/runs/slice';
import { anExercise } from '../../builders';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass, settle } from '../../fakes/virtualTime';
import { openRun, startTraining } from './walkExerciseRun';

onVirtualTime();

const { openRequested, nextPressed, donePressed, backPressed, saveRequested } = exerciseRunActions;

describe('the end of an exercise run', () => {
  const finish = async (app: App) => {
    await app.act(donePressed());
    await app.act(donePressed());
  };
  const toastTexts = (app: App) => app.state().toasts.messages.map(({ text }) => text);

  test('[TR-16] [TR-17] saves the run as completed, sends it and says so, when online', async () => {
    const app = await startTraining();
    await finish(app);
    expect(app.state().exerciseRun).toMatchObject({ status: 'completed', isSent: true });
    expect(app.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
    expect(onDevice(app.device, openRun(app))).toMatchObject({ id: 601, completed: true, isDirty: false });
    expect(toastTexts(app)).toEqual([]);
  });

  test('[TR-18] [FL-1] needs only the device when offline', async () => {
    const app = await startTraining();
    app.network.goOffline();
    await finish(app);
    expect(app.state().exerciseRun).toMatchObject({ status: 'completed', isSent: false });
    expect(onDevice(app.device, openRun(app))).toMatchObject({ completed: true, isDirty: true });
    expect(toastTexts(app)).toEqual(['Training auf dem Gerät gespeichert.']);
    app.network.goOnline();
    await settle();
    expect(app.server.exerciseRuns.all).toHaveLength(1);
  });

  test('[TR-20] [TR-23] is the same as offline when sending fails; the error is only logged', async () => {
    expectErrors('flush');
    const app = await startTraining();
    app.http.always(/POST/, 500);
    await finish(app);
    expect(app.state().exerciseRun.status).toBe('submitted');
    await pass(5000);
    expect(app.state().exerciseRun).toMatchObject({ status: 'completed', isSent: false });
    await pass(10_000);
    expect(app.log.entries).toMatchObject([{ context: 'flush' }]);
    expect(openRun(app)).toMatchObject({ completed: true, isDirty: true });
  });

  test('[TR-20] is the same as offline, at once, when the server refuses the run', async () => {
    expectErrors('setAside');
    const app = await startTraining();
    app.server.refusals.set(openRun(app).clientId, 422);
    await finish(app);
    expect(app.state().exerciseRun).toMatchObject({ status: 'completed', isSent: false });
  });

  test('[TR-17] does not count as sent when only an earlier step was sent', async () => {
    const app = await startTraining();
    await app.act(donePressed());
    app.http.script(/POST/, { late: 1000 }, { late: 1000 });
    await app.act({ type: 'sync/flushRequested' });
    await app.act(donePressed());
    await pass(1000);
    expect(app.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
    expect(app.state().exerciseRun.status).toBe('submitted');
    await pass(1000);
    expect(app.state().exerciseRun).toMatchObject({ status: 'completed', isSent: true });
    expect(openRun(app)).toMatchObject({ isDirty: false });
  });

  test('[TR-21] ignores further presses', async () => {
    const app = await startTraining();
    app.http.script(/POST/, { late: 1000 });
    await finish(app);
    const { clientRevision } = openRun(app);
    await app.act(donePressed(), nextPressed(), backPressed());
    await pass(1000);
    await app.act(donePressed());
    expect(openRun(app)).toMatchObject({ clientRevision, completed: true });
    expect(app.typesOf('exerciseRun/completed')).toHaveLength(1);
    expect(app.http.matching(/POST/)).toHaveLength(1);
  });

  test('[TR-23] works on a full disk: says that the run is unsaved, and saves and sends it on request', async () => {
    expectErrors('saveRun');
    const app = await startTraining();
    app.network.goOffline();
    await app.act(donePressed());
    app.device.disk.failures = [diskIsFull()];
    await app.act(donePressed());
    expect(app.state().exerciseRun).toMatchObject({ status: 'completed', isUnsaved: true });
    app.network.goOnline();
    await settle();
    await app.act(saveRequested());
    expect(app.state().exerciseRun.isUnsaved).toBe(false);
    expect(app.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
  });

  test('[SE-1] shows nothing to the next user after a logout during sending', async () => {
    const app = await startTraining();
    app.http.always(/POST/, 'silent');
    await finish(app);
    await app.act({ type: 'session/logoutRequested' });
    await pass(60_000);
    expect(toastTexts(app)).toEqual([]);
    expect(app.state().exerciseRun.status).toBe('closed');
    expect(runsOn(app.device)).toMatchObject([{ completed: true, isDirty: true }]);
  });

  test('[CO-6] sends a screening run and its exercise run, both recorded offline, with their link', async () => {
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

  test('[CO-6] [TR-23] stores a screening run that found a full disk before the exercise run that follows from it', async () => {
    expectErrors('saveRun', 'flush');
    const app = await startUpdatedApp();
    const unstored = aWaitingScreeningRun({ exercises: [anExercise({ sortOrder: 0 })] });
    await app.act(runsActions.changed(unstored));
    app.device.disk.isFull = true;
    await app.act(openRequested({ userScreeningId: 41 }));
    expect(app.state().exerciseRun).toMatchObject({ status: 'open', isUnsaved: true });
    expect(runsOn(app.device)).toEqual([]);
    app.device.disk.isFull = false;
    await app.act(donePressed());
    expect(app.state().exerciseRun.isUnsaved).toBe(false);
    expect(onDevice(app.device, unstored)).toMatchObject({ id: 501, isDirty: false });
    expect(app.http.lines()).toEqual(['POST /screening/runs/', 'POST /exercise/runs/']);
    expect(app.server.exerciseRuns.all).toMatchObject([{ screeningRunId: 501, completed: true }]);
  });
});
