import type { PlanPost } from '../../../src/contract/plan';
import type { PayloadOf } from '../../../src/domain/entryKinds';
import { selectTrainingExercises } from '../../../store/exercise/selectors';
import { selectOpenExerciseRun, selectUnfinishedExerciseRun } from '../../../store/exerciseRun/selectors';
import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { outboxActions } from '../../../store/outbox/slice';
import { selectPlanChanges, selectPlanEntry } from '../../../store/plan/selectors';
import { updateActions } from '../../../store/update/slice';
import { aNote } from '../../builders';
import { anna, ben } from '../../fakes/club';
import { bodiesOf, reopenDesk, rowOn, startDesk, theoChangesPlan } from '../../fakes/deskClub';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { type App, expectErrors } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { rowsOn } from '../outbox/writtenMessages';

onVirtualTime();

/** An exercise of the club, which the plan of Anna begins with. */
const exerciseOf = (app: App) => {
  const [exercise] = selectTrainingExercises(app.state(), anna.id);
  if (!exercise) throw new Error('The plan is empty.');
  return exercise;
};
const leftOut = (exerciseId: number, reason: string | null = null) => ({
  exerciseId,
  form: 'leftOut' as const,
  dose: null,
  position: null,
  reason,
});
const onlyOneSet = (exerciseId: number) => ({
  exerciseId,
  form: 'kept' as const,
  dose: { sets: 1, seconds: null, distance: null, repeat: null, pause: null },
  position: null,
  reason: 'Erst wenig',
});
/** What a trainer writes about a plan on the page that shows it now. */
const plan = (
  app: App,
  changes: PayloadOf<'plan'>['changes'],
  { userId = anna.id, weeklyGoal = null as number | null } = {},
) => ({ userId, weeklyGoal, changes, seen: selectPlanChanges(app.state(), userId) });
const writing = (...written: Parameters<typeof plan>) => outboxActions.planWritten([plan(...written)]);
const onServer = ({ server }: App, userId = anna.id) =>
  server.content.userScreenings.find((one) => one.userId === userId)?.planChanges;
const posts = (app: App) => bodiesOf(app, /POST .*plan/);

/** Theo changes the plan of Anna on another device. */
const theoWrites = (app: App, overrides: Partial<PlanPost>) =>
  theoChangesPlan(app.server, {
    userId: anna.id,
    revision: onServer(app)?.revision ?? 0,
    weeklyGoal: 3,
    changes: [],
    ...overrides,
  });

/** Tina changes a plan offline that Theo changes in between, and then has a network again. */
const startConflict = async () => {
  const app = await startDesk();
  const { id } = exerciseOf(app);
  app.network.goOffline();
  await app.act(writing(app, [leftOut(id)]));
  theoWrites(app, {});
  app.network.goOnline();
  await app.act();
  const entry = selectPlanEntry(app.state(), anna.id);
  if (!entry?.conflict) throw new Error('There is no conflict.');
  return { app, entry, id };
};

describe('changes of a plan', () => {
  test('[PL-1, PL-2] count at once, also offline, and reach the server later, once', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    app.network.goOffline();
    await app.act(writing(app, [leftOut(id, 'Knie')]));
    expect(selectTrainingExercises(app.state(), anna.id).map((one) => one.id)).not.toContain(id);
    app.network.goOnline();
    await app.act();
    expect(onServer(app)).toMatchObject({
      revision: 1,
      changes: [{ ...leftOut(id, 'Knie'), byName: 'Tina' }],
    });
    expect(rowOn(app.device, 41)).toMatchObject({ planChanges: onServer(app) });
    expect(rowsOn(app.device)).toEqual([]);
    expect(posts(app)).toHaveLength(1);
  });

  test('[PL-2] leave an open training as it is; the next one has them, also after a restart', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    const { openRequested, closed, restartRequested } = exerciseRunActions;
    const runNow = ({ state }: App) => selectUnfinishedExerciseRun(state(), anna.id);
    await app.act(openRequested({ userScreeningId: 41 }));
    await app.act(writing(app, [onlyOneSet(id)]));
    expect(selectOpenExerciseRun(app.state())?.exercises[0]).not.toHaveProperty('adapted');
    await app.act(closed(), restartRequested({ userScreeningId: 41 }));
    await app.act(openRequested({ userScreeningId: 41 }));
    const changed = { id, sets: 1, adapted: { byName: 'Tina', reason: 'Erst wenig' } };
    expect(selectOpenExerciseRun(app.state())?.exercises[0]).toMatchObject(changed);
    await app.act(exerciseRunActions.donePressed());
    app.kill();
    const again = await reopenDesk(app.device, app.server);
    expect(runNow(again)?.exercises[0]).toMatchObject(changed);
    const { form, dose, reason } = onlyOneSet(id);
    expect(runNow(again)?.runUnits[0]?.adapted).toEqual({ exerciseId: id, form, dose, reason });
    expect(runNow(again)?.runUnits[1]).not.toHaveProperty('adapted');
  });

  test('[PL-1] wait over a restart of the app', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    app.network.goOffline();
    await app.act(writing(app, [leftOut(id)]));
    app.kill();
    const again = await reopenDesk(app.device, app.server);
    await again.act();
    expect(onServer(again)).toMatchObject({ changes: [leftOut(id)] });
  });

  test('[PL-1] that say what counts already are not sent', async () => {
    const app = await startDesk();
    await app.act(writing(app, []));
    expect(posts(app)).toEqual([]);
  });

  test('[PL-4] of several athletes are an entry for each', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    app.http.script(/POST .*plan/, 422);
    await app.act(
      outboxActions.planWritten([plan(app, [leftOut(id)]), plan(app, [leftOut(id)], { userId: ben.id })]),
    );
    expect(app.state().outbox.entries).toMatchObject([{ payload: { userId: anna.id } }]);
    expect(onServer(app, ben.id)).toMatchObject({ changes: [leftOut(id)] });
  });

  test('[PL-4] of several athletes at once keep what else was changed in each plan, and the goals', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    app.network.goOffline();
    await app.act(writing(app, [leftOut(id)], { userId: ben.id, weeklyGoal: 3 }));
    await app.act(outboxActions.plansChanged({ userIds: [anna.id, ben.id], change: onlyOneSet(id) }));
    app.network.goOnline();
    await pass(60_000);
    expect(onServer(app)).toMatchObject({ weeklyGoal: null, changes: [onlyOneSet(id)] });
    expect(onServer(app, ben.id)).toMatchObject({ weeklyGoal: 3, changes: [onlyOneSet(id)] });
    expect(posts(app)).toHaveLength(2);
    const second = app.state().exercise.exercises.find((exercise) => exercise.id !== id);
    if (!second) throw new Error('The club has one exercise only.');
    await app.act(outboxActions.plansChanged({ userIds: [ben.id], change: leftOut(second.id) }));
    expect(onServer(app, ben.id)).toMatchObject({ changes: [onlyOneSet(id), leftOut(second.id)] });
  });

  test('[PL-4] of several athletes rest on what the person saw, though a colleague changes one while the first is written', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    let write = () => {};
    const isWritten = new Promise<void>((resolve) => {
      write = resolve;
    });
    const { save } = app.outbox;
    app.outbox.save = async (entry) => {
      await isWritten;
      return save.call(app.outbox, entry);
    };
    await app.act(outboxActions.plansChanged({ userIds: [anna.id, ben.id], change: onlyOneSet(id) }));
    await theoChangesPlan(app.server, { userId: ben.id, revision: 0, weeklyGoal: 3, changes: [] });
    await app.act(updateActions.updateRequested());
    await pass(5000);
    write();
    await pass(60_000);
    expect(onServer(app)).toMatchObject({ changes: [onlyOneSet(id)] });
    expect(onServer(app, ben.id)).toMatchObject({ weeklyGoal: 3, changes: [] });
    expect(selectPlanEntry(app.state(), ben.id)?.conflict).toMatchObject({ planChanges: { weeklyGoal: 3 } });
  });

  test('[ON-2, PL-1] written while others are being sent go on from what those get', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    app.http.script(/POST .*plan/, { slow: 5000 });
    await app.act(writing(app, [leftOut(id)]));
    await app.act(writing(app, [], { weeklyGoal: 2 }));
    await pass(10_000);
    expect(posts(app)).toMatchObject([{ revision: 0 }, { revision: 1 }]);
    expect(onServer(app)).toMatchObject({ revision: 2, weeklyGoal: 2, changes: [] });
  });

  test('[ON-2] do not give way to newer ones that are only in memory', async () => {
    expectErrors('saveEntry');
    const app = await startDesk();
    const { id } = exerciseOf(app);
    theoWrites(app, {});
    app.http.script(/POST .*plan/, { slow: 5000 });
    await app.act(writing(app, [leftOut(id)]));
    app.device.outbox.failures.push(diskIsFull());
    await app.act(writing(app, [], { weeklyGoal: 2 }));
    await pass(10_000);
    expect(rowsOn(app.device)).toMatchObject([
      { payload: { changes: [leftOut(id)] }, conflict: { planChanges: { weeklyGoal: 3 } } },
    ]);
    expect(app.state().outbox.entries).toMatchObject([{}, { payload: { weeklyGoal: 2 } }]);
  });

  test('[PL-1] that somebody else made meanwhile are not overwritten: the person decides', async () => {
    const { app, entry, id } = await startConflict();
    expect(onServer(app)).toMatchObject({ weeklyGoal: 3, changes: [] });
    expect(entry.conflict?.planChanges).toEqual(onServer(app));
    await app.act(outboxActions.planSettled({ clientId: entry.clientId, seen: 1, keeps: 'own' }));
    expect(onServer(app)).toMatchObject({ revision: 2, weeklyGoal: null, changes: [leftOut(id)] });
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[PL-1] that were begun before an update brought those of somebody else overwrite nothing', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    const written = writing(app, [leftOut(id)]);
    await theoWrites(app, {});
    await app.act(updateActions.updateRequested());
    expect(selectPlanChanges(app.state(), anna.id)).toMatchObject({ weeklyGoal: 3 });
    await app.act(written);
    expect(onServer(app)).toMatchObject({ revision: 1, weeklyGoal: 3, changes: [] });
    expect(selectPlanEntry(app.state(), anna.id)?.conflict?.planChanges).toEqual(onServer(app));
  });

  test('[PL-1] that were begun before the own last ones were sent go on from what those got', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    app.network.goOffline();
    await app.act(writing(app, [leftOut(id)]));
    const written = writing(app, [leftOut(id)], { weeklyGoal: 2 });
    app.network.goOnline();
    await app.act();
    expect(onServer(app)).toMatchObject({ revision: 1 });
    await app.act(written);
    expect(onServer(app)).toMatchObject({ revision: 2, weeklyGoal: 2, changes: [leftOut(id)] });
  });

  test('[PL-1] give way to those of somebody else where the person decides so', async () => {
    const { app, entry } = await startConflict();
    await app.act(outboxActions.planSettled({ clientId: entry.clientId, seen: 1, keeps: 'present' }));
    expect(onServer(app)).toMatchObject({ revision: 1, weeklyGoal: 3 });
    expect(rowOn(app.device, 41)).toMatchObject({ planChanges: onServer(app) });
    expect(rowsOn(app.device)).toEqual([]);
  });

  test('[PL-1] wait for the decision: others on the same plan are not written meanwhile', async () => {
    const { app } = await startConflict();
    await app.act(writing(app, [], { weeklyGoal: 2 }));
    expect(app.state().outbox.entries).toHaveLength(1);
    expect(app.state().toasts.messages).toMatchObject([{ type: 'error' }]);
  });

  test('[PL-1] that both made are no conflict', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    app.network.goOffline();
    await app.act(writing(app, [leftOut(id)]));
    theoWrites(app, { weeklyGoal: null, changes: [leftOut(id)] });
    app.network.goOnline();
    await app.act();
    expect(rowsOn(app.device)).toEqual([]);
    expect(rowOn(app.device, 41)).toMatchObject({ planChanges: { changes: [{ byName: 'Theo' }] } });
  });

  test('[PL-1, NT-1] leave the notes on the device as they are', async () => {
    const app = await startDesk();
    const { id } = exerciseOf(app);
    await app.act(
      outboxActions.noteWritten({
        ...aNote(),
        userId: anna.id,
        userScreeningId: 41,
        target: { kind: 'training' },
        athleteNote: 'Langsam.',
      }),
      writing(app, [leftOut(id)]),
    );
    expect(rowOn(app.device, 41)).toMatchObject({
      trainingNote: { athleteNote: 'Langsam.' },
      planChanges: { revision: 1 },
    });
  });
});
