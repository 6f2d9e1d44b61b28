import { selectCurrentRunUnit, selectExerciseIndex } from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { anExercise, aServerScreeningRun } from '../../builders';
import { aClub, anna, exercises, tina } from '../../fakes/club';
import { onDevice, runsOn } from '../../fakes/recorded';
import { startApp, startUpdatedApp } from '../../fakes/startApp';
import { beginning, onVirtualTime, pass } from '../../fakes/virtualTime';
import { openRun, startTraining, writeNote } from './walkExerciseRun';

onVirtualTime();

const { openRequested, nextPressed, donePressed, backPressed, restartRequested } = exerciseRunActions;

describe('an exercise run', () => {
  test('[TR-2] [TR-1] [TR-3] [TR-4] uses the basis list, sorted by sortOrder, without a screening run', async () => {
    const app = await startTraining();
    expect(app.state().exerciseRun.status).toBe('open');
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

  test('[TR-1] [TR-3] uses the exercises of the last screening run, in their order', async () => {
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

  test('[CO-8] [TR-1] follows from the last real screening run, not from one of a clock that was years ahead', async () => {
    const server = aClub();
    const real = aServerScreeningRun({ exercises: [anExercise({ id: 203 })] });
    const ahead = aServerScreeningRun({ id: 502, start: '2031-01-01T08:00:00.000Z' });
    for (const run of [real, ahead]) server.screeningRuns.add(run);
    const app = await startTraining(server);
    expect(openRun(app)).toMatchObject({ runUnits: [{ exerciseId: 203 }], screeningRunId: real.id });
  });

  test('[TR-2] uses the basis list when the last screening run recommends nothing', async () => {
    const server = aClub();
    server.screeningRuns.add(aServerScreeningRun({ exercises: [] }));
    const app = await startTraining(server);
    expect(openRun(app).runUnits.map(({ exerciseId }) => exerciseId)).toEqual([202, 201]);
  });

  test('[RT-8] is for the first athlete on the route without an id', async () => {
    const app = await startUpdatedApp({ user: tina });
    await app.act(openRequested({ userScreeningId: null }));
    expect(openRun(app)).toMatchObject({ userId: anna.id, recordedBy: tina.id });
  });

  test('is unavailable without exercises', async () => {
    const server = aClub();
    server.content.basis = [];
    const app = await startTraining(server);
    expect(app.state().exerciseRun.status).toBe('unavailable');
    expect(runsOn(app.device)).toEqual([]);
  });

  test('[TR-15] is blocked on an exercise that is not done and has no note', async () => {
    const app = await startTraining();
    await app.act(nextPressed());
    expect(app.state().exerciseRun.isBlocked).toBe(true);
    expect(selectExerciseIndex(app.state())).toBe(0);
    await writeNote(app, '  ');
    await app.act(nextPressed());
    expect(selectExerciseIndex(app.state())).toBe(0);
    await writeNote(app, 'Knie');
    expect(app.state().exerciseRun.isBlocked).toBe(false);
    await app.act(nextPressed());
    expect(selectExerciseIndex(app.state())).toBe(1);
  });

  test('[TR-14] [TR-15] moves on with Erledigt without a note', async () => {
    const app = await startTraining();
    await app.act(donePressed());
    expect(openRun(app)).toMatchObject({
      position: 1,
      runUnits: [{ completed: true }, { completed: false }],
    });
  });

  test('[TR-14] [CO-11] undoes a done exercise with Erledigt, unless that is blocked', async () => {
    const app = await startTraining();
    await app.act(donePressed(), backPressed(), donePressed());
    expect(app.state().exerciseRun.isBlocked).toBe(true);
    expect(openRun(app)).toMatchObject({ position: 0, runUnits: [{ completed: true }, {}] });
    await writeNote(app, 'Doch nicht geschafft');
    await app.act(donePressed());
    expect(openRun(app)).toMatchObject({ position: 1, runUnits: [{ completed: false }, {}] });
  });

  test('[TR-12] [TR-13] [FL-6] stores longest duration, note and flag on the device with Weiter', async () => {
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

  test('[TR-13] [CO-10] shows the note of the current exercise and saves it while the user types', async () => {
    const app = await startTraining();
    await writeNote(app, 'Erste');
    expect(onDevice(app.device, openRun(app))).toMatchObject({ runUnits: [{ athleteNote: 'Erste' }, {}] });
    // Typing is felt anyway.
    expect(app.page.vibrations).toBe(0);
    await app.act(nextPressed());
    expect(selectCurrentRunUnit(app.state())?.athleteNote).toBe('');
    await app.act(backPressed());
    expect(selectCurrentRunUnit(app.state())?.athleteNote).toBe('Erste');
  });

  test('[TR-22] has a new step number after each step', async () => {
    const app = await startTraining();
    const { step } = app.state().exerciseRun;
    await app.act(donePressed());
    expect(app.state().exerciseRun.step).toBe(step + 1);
    await app.act(backPressed());
    expect(app.state().exerciseRun.step).toBe(step + 2);
  });

  test.each(['opening', 'first', 'note'] as const)('[FL-11] resumes where it stopped: %s', async (until) => {
    const app = await startTraining();
    if (until !== 'opening') await app.act(donePressed());
    if (until === 'note') await writeNote(app, 'Halb');
    const before = openRun(app);
    app.kill();
    const next = await startApp({ device: app.device, server: app.server, isOnline: false });
    await next.act(openRequested({ userScreeningId: 41 }));
    expect(openRun(next)).toEqual(before);
    expect(runsOn(next.device)).toHaveLength(1);
  });

  test('[FL-11] [UP-15] survives a repeated update, also when the server already has it', async () => {
    const app = await startTraining();
    await app.act(donePressed(), { type: 'sync/flushRequested' });
    await app.act({ type: 'update/retryRequested' });
    expect(openRun(app)).toMatchObject({ id: 601, position: 1 });
    expect(onDevice(app.device, openRun(app))).toMatchObject({ position: 1 });
  });

  test('keeps its exercises when an update brings others', async () => {
    const app = await startTraining();
    await app.act(donePressed());
    app.server.content.exercises = exercises.map((one) => ({ ...one, name: 'Anders' }));
    app.server.content.basis = [];
    await app.act({ type: 'update/updateRequested' });
    expect(openRun(app).exercises.map(({ name }) => name)).toEqual(['Seitstütz', 'Unterarmstütz']);
  });

  test('[FL-11] [RT-8] can also be continued on the route without an id', async () => {
    const app = await startTraining();
    await app.act(donePressed());
    const { clientId } = openRun(app);
    await app.act(exerciseRunActions.closed(), openRequested({ userScreeningId: null }));
    expect(openRun(app)).toMatchObject({ clientId, position: 1 });
  });

  test('stays as it is when the user starts a new one', async () => {
    const app = await startTraining();
    await writeNote(app, 'Alt');
    const old = openRun(app);
    await app.act(restartRequested({ userScreeningId: 41 }));
    await app.act(openRequested({ userScreeningId: 41 }));
    expect(openRun(app).clientId).not.toBe(old.clientId);
    expect(onDevice(app.device, old)).toMatchObject({ position: null, runUnits: old.runUnits });
  });
});
