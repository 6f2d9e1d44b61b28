import { runsActions } from '../../../store/runs/slice';
import { syncActions } from '../../../store/sync/slice';
import { anna, tina } from '../../fakes/club';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record } from '../../fakes/recorded';
import { expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';

onVirtualTime();

const { flushRequested } = syncActions;

/** A sent screening run with an exercise run that waits. The server has lost the screening run meanwhile. */
const startForgotten = async (recordedBy = anna.id) => {
  const app = await startUpdatedApp();
  const run = aWaitingScreeningRun();
  await record(app, run);
  await app.act(flushRequested());
  const [{ id = 0 } = {}] = app.state().runs.screeningRun;
  if (recordedBy !== anna.id) await record(app, { ...onDevice(app.device, run), recordedBy });
  app.server.screeningRuns.all.length = 0;
  const training = aWaitingExerciseRun({ screeningRunClientId: run.clientId, screeningRunId: id });
  await record(app, training);
  return { app, run, training };
};

test('[CO-23] a screening run that the server lacks waits again, and its exercise run goes out after it', async () => {
  const { app, run, training } = await startForgotten();
  await app.act(flushRequested());
  await pass(1000);
  const stored = app.server.screeningRuns.find(run.clientId);
  expect(stored).toMatchObject({ testRuns: run.testRuns });
  expect(app.server.exerciseRuns.find(training.clientId)).toMatchObject({ screeningRunId: stored?.id });
  expect(app.state().runs.screeningRun).toMatchObject([{ id: stored?.id, isDirty: false }]);
  expect(app.state().runs.exerciseRun).toMatchObject([{ isDirty: false, refusal: null }]);
});

test('[CO-23] an exercise run whose screening run nobody has is set aside, and can be sent without it', async () => {
  expectErrors('setAside');
  const { app, training, run } = await startForgotten();
  await app.database.removeRun('screeningRun', run.clientId);
  await app.act(flushRequested());
  expect(onDevice(app.device, training)).toMatchObject({ isDirty: true, refusal: { status: 422 } });
  await app.act(runsActions.detached(training.clientId));
  expect(app.server.exerciseRuns.find(training.clientId)).toMatchObject({ screeningRunId: null });
  expect(onDevice(app.device, training)).toMatchObject({ isDirty: false });
});

test('[CO-5] [CO-23] a screening run that somebody else recorded never waits under this sign-in', async () => {
  expectErrors('setAside');
  const { app, training, run } = await startForgotten(tina.id);
  await app.act(flushRequested());
  await pass(1000);
  expect(onDevice(app.device, run)).toMatchObject({ isDirty: false });
  expect(app.state().runs.screeningRun).toMatchObject([{ isDirty: false }]);
  expect(onDevice(app.device, training)).toMatchObject({ isDirty: true, refusal: { status: 422 } });
});

test('[CO-23] an exercise run that is refused for another reason is set aside', async () => {
  expectErrors('setAside');
  const app = await startUpdatedApp();
  const run = aWaitingScreeningRun();
  const training = aWaitingExerciseRun({ screeningRunClientId: run.clientId });
  await record(app, run, training);
  app.server.refusals.set(training.clientId, 422);
  await app.act(flushRequested());
  await pass(60_000);
  expect(onDevice(app.device, training).refusal).toMatchObject({ status: 422 });
  expect(app.http.matching(/POST .*exercise.runs/)).toHaveLength(1);
  expect(app.server.screeningRuns.all).toHaveLength(1);
});
