/** @jest-environment node */
import {
  selectCurrentRunUnit,
  selectExerciseIndex,
  selectOpenExerciseRun,
} from '../../store/selectors/training';
import { trainingActions } from '../../store/slices/training';
import { trainingRunActions } from '../../store/slices/trainingRun';
import { anExercise, aServerScreeningRun } from '../builders';
import { aClub, anna, exercises, tina } from '../fakes/club';
import { diskIsFull } from '../fakes/FakeDatabase';
import { aWaitingScreeningRun, onDevice, record, runsOn } from '../fakes/recorded';
import { type App, startApp, startUpdatedApp } from '../fakes/startApp';
import { beginning, onVirtualTime, pass, settle } from '../fakes/virtualTime';

onVirtualTime();

const { openRequested, nextPressed, donePressed, backPressed, saveRequested, restartRequested } =
  trainingRunActions;

/** The training on the screen. */
const openRun = (app: App) => {
  const run = selectOpenExerciseRun(app.state());
  if (!run) throw new Error('No training is open.');
  return run;
};

const writeNote = (app: App, athleteNote: string) =>
  app.act(trainingActions.noteWritten({ clientId: openRun(app).clientId, athleteNote }));

/** Anna's app with a training of the basis list open: the exercises 202 and 201. */
const startTraining = async (server = aClub()) => {
  const app = await startUpdatedApp({ server });
  await app.act(openRequested({ userScreeningId: 41 }));
  return app;
};

describe('a training', () => {
  test('[TR-2] [TR-1] [TR-3] [TR-4] without a screening run takes the basis list, sorted by sortOrder', async () => {
    const app = await startTraining();
    expect(app.state().trainingRun.status).toBe('open');
    expect(selectExerciseIndex(app.state())).toBe(0);
    const unit = { duration: null, athleteNote: '', completed: false };
    expect(openRun(app)).toMatchObject({
      runUnits: [
        { exerciseId: 202, ...unit },
        { exerciseId: 201, ...unit },
      ],
      screeningRunId: null,
      screeningRunClientId: null,
      userId: anna.id,
      recordedBy: anna.id,
      isDirty: false,
      start: new Date(beginning).toISOString(),
    });
  });

  test('[TR-1] [TR-3] takes the exercises of the last screening run, in their order', async () => {
    const server = aClub();
    const plan = [anExercise({ id: 203, sortOrder: 1 }), anExercise({ id: 201, sortOrder: 0 })];
    const run = aServerScreeningRun({ exercises: plan });
    server.screeningRuns.add(run);
    const app = await startTraining(server);
    expect(openRun(app)).toMatchObject({
      runUnits: [{ exerciseId: 201 }, { exerciseId: 203 }],
      screeningRunId: 501,
      screeningRunClientId: run.clientId,
    });
  });

  test('[TR-2] takes the basis list when the last screening run recommends nothing', async () => {
    const server = aClub();
    server.screeningRuns.add(aServerScreeningRun({ exercises: [] }));
    const app = await startTraining(server);
    expect(openRun(app).runUnits.map(({ exerciseId }) => exerciseId)).toEqual([202, 201]);
  });

  test('[RT-8] on the bare route is that of the first athlete', async () => {
    const app = await startUpdatedApp({ user: tina });
    await app.act(openRequested({ userScreeningId: null }));
    expect(openRun(app)).toMatchObject({ userId: anna.id, recordedBy: tina.id });
  });

  test('is unavailable when there is nothing to train', async () => {
    const server = aClub();
    server.content.basis = [];
    const app = await startTraining(server);
    expect(app.state().trainingRun.status).toBe('unavailable');
    expect(runsOn(app.device)).toEqual([]);
  });

  test('[TR-15] is blocked on an exercise that is neither done nor has a note', async () => {
    const app = await startTraining();
    await app.act(nextPressed());
    expect(app.state().trainingRun.isBlocked).toBe(true);
    expect(selectExerciseIndex(app.state())).toBe(0);
    await writeNote(app, '  ');
    await app.act(nextPressed());
    expect(selectExerciseIndex(app.state())).toBe(0);
    await writeNote(app, 'Knie');
    expect(app.state().trainingRun.isBlocked).toBe(false);
    await app.act(nextPressed());
    expect(selectExerciseIndex(app.state())).toBe(1);
  });

  test('[TR-14] [TR-15] Erledigt needs no note, and moves on', async () => {
    const app = await startTraining();
    await app.act(donePressed());
    expect(openRun(app)).toMatchObject({
      position: 1,
      runUnits: [{ completed: true }, { completed: false }],
    });
  });

  test('[TR-14] [CO-11] Erledigt on a done exercise takes it back, unless that is blocked', async () => {
    const app = await startTraining();
    await app.act(donePressed(), backPressed(), donePressed());
    expect(app.state().trainingRun.isBlocked).toBe(true);
    expect(openRun(app)).toMatchObject({ position: 0, runUnits: [{ completed: true }, {}] });
    await writeNote(app, 'Doch nicht geschafft');
    await app.act(donePressed());
    expect(openRun(app)).toMatchObject({ position: 1, runUnits: [{ completed: false }, {}] });
  });

  test('[TR-12] [TR-13] [FL-6] Weiter stores the longest duration, the note and the flag on the device', async () => {
    const app = await startTraining();
    await writeNote(app, 'Ging gut');
    await pass(5000);
    await app.act(nextPressed(), backPressed());
    await pass(1000);
    await app.act(nextPressed());
    expect(onDevice(app.device, openRun(app))).toMatchObject({
      isDirty: true,
      position: 1,
      runUnits: [{ duration: 5000, athleteNote: 'Ging gut', completed: false }, { duration: null }],
    });
  });

  test('[TR-13] [CO-10] the note field is that of the exercise on the screen, and typing saves it', async () => {
    const app = await startTraining();
    await writeNote(app, 'Erste');
    expect(onDevice(app.device, openRun(app))).toMatchObject({ runUnits: [{ athleteNote: 'Erste' }, {}] });
    await app.act(nextPressed());
    expect(selectCurrentRunUnit(app.state())?.athleteNote).toBe('');
    await app.act(backPressed());
    expect(selectCurrentRunUnit(app.state())?.athleteNote).toBe('Erste');
  });

  test('[TR-22] each step can be told from the one before', async () => {
    const app = await startTraining();
    const { step } = app.state().trainingRun;
    await app.act(donePressed());
    expect(app.state().trainingRun.step).toBe(step + 1);
    await app.act(backPressed());
    expect(app.state().trainingRun.step).toBe(step + 2);
  });

  test.each(['opening', 'first', 'note'] as const)('[FL-11] goes on where it stopped: %s', async (until) => {
    const app = await startTraining();
    if (until !== 'opening') await app.act(donePressed());
    if (until === 'note') await writeNote(app, 'Halb');
    const before = openRun(app);
    app.kill();
    const next = await startApp({ device: app.device, server: app.server, isOnline: false });
    await next.act(openRequested({ userScreeningId: 41 }));
    const { localId: _key, ...after } = openRun(next);
    expect(after).toEqual(before);
    expect(runsOn(next.device)).toHaveLength(1);
  });

  test('keeps its exercises when an update brings others', async () => {
    const app = await startTraining();
    await app.act(donePressed());
    app.server.content.exercises = exercises.map((one) => ({ ...one, name: 'Anders' }));
    app.server.content.basis = [];
    await app.act({ type: 'updateLog/updateRequested' });
    expect(openRun(app).exercises.map(({ name }) => name)).toEqual(['Seitstütz', 'Unterarmstütz']);
  });

  test('begun anew leaves the old one as it is and makes another', async () => {
    const app = await startTraining();
    await writeNote(app, 'Alt');
    const old = openRun(app);
    await app.act(restartRequested({ userScreeningId: 41 }));
    await app.act(openRequested({ userScreeningId: 41 }));
    expect(openRun(app).clientId).not.toBe(old.clientId);
    expect(onDevice(app.device, old)).toMatchObject({ position: null, runUnits: old.runUnits });
  });
});

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
