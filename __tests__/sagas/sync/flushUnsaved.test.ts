import { exerciseRunActions } from '../../../store/exerciseRun/slice';
import { runsActions } from '../../../store/runs/slice';
import { screeningRunActions } from '../../../store/screeningRun/slice';
import { syncActions } from '../../../store/sync/slice';
import { diskIsFull } from '../../fakes/FakeDatabase';
import { aWaitingExerciseRun, aWaitingScreeningRun, onDevice, record, runsOn } from '../../fakes/recorded';
import { type App, expectErrors, startUpdatedApp } from '../../fakes/startApp';
import { onVirtualTime, pass } from '../../fakes/virtualTime';
import { answerRange, openRun, startRun } from '../screeningRun/walkScreeningRun';

onVirtualTime();

const { flushRequested } = syncActions;
const { nextPressed, closed } = screeningRunActions;

/** No wait before another try is longer, in milliseconds. */
const longestBackoff = 60_000;

/** Walks to the end of the screening run on a full disk. Returns the run. */
const endUnsaved = async (app: App) => {
  await answerRange(app);
  await app.act(nextPressed());
  await app.act(nextPressed());
  app.device.disk.isFull = true;
  await app.act(nextPressed());
  expect(app.state().screeningRun).toMatchObject({ status: 'completed', isUnsaved: true });
  return openRun(app);
};

const freeSpace = async (app: App) => {
  app.device.disk.isFull = false;
  await pass(longestBackoff);
};

test('[SR-13] [FL-4] a screening run whose last saving failed is saved and sent when that works again', async () => {
  expectErrors('saveRun', 'flush');
  const app = await startRun();
  const run = await endUnsaved(app);
  await app.act(closed());
  expect(onDevice(app.device, run).position).not.toBeNull();
  await freeSpace(app);
  expect(onDevice(app.device, run)).toMatchObject({ position: null, isDirty: false });
  expect(app.server.screeningRuns.all).toMatchObject([{ clientId: run.clientId, completed: true }]);
});

test('[FL-13] it stays away where another tab has ended the run at the same revision by then', async () => {
  expectErrors('saveRun', 'flush');
  const app = await startRun();
  const run = await endUnsaved(app);
  await app.act(closed());
  const { saveRun, saveIfNewer } = app.database;
  const ofOtherTab = { ...run, testRuns: run.testRuns.slice(1) };
  app.database.saveIfNewer = async (...args) => {
    await saveRun(ofOtherTab);
    return saveIfNewer(...args);
  };
  await freeSpace(app);
  expect(onDevice(app.device, run)).toMatchObject({ testRuns: ofOtherTab.testRuns, isDirty: false });
  expect(app.server.screeningRuns.all).toMatchObject([{ testRuns: ofOtherTab.testRuns }]);
});

test('[SR-14] the page that said so says so no more', async () => {
  expectErrors('saveRun', 'flush');
  const app = await startRun();
  await endUnsaved(app);
  await freeSpace(app);
  expect(app.state().screeningRun).toMatchObject({ status: 'completed', isUnsaved: false });
});

test('[TR-17] [FL-4] a training that could never be saved is saved and sent when that works', async () => {
  expectErrors('saveRun', 'flush');
  const app = await startUpdatedApp();
  const { donePressed, openRequested } = exerciseRunActions;
  app.device.disk.isFull = true;
  await app.act(openRequested({ userScreeningId: 41 }));
  await app.act(donePressed());
  await app.act(donePressed());
  await app.act(exerciseRunActions.closed());
  expect(runsOn(app.device)).toEqual([]);
  await freeSpace(app);
  expect(runsOn(app.device)).toMatchObject([{ position: null, isDirty: false }]);
  expect(app.server.exerciseRuns.all).toMatchObject([{ completed: true }]);
});

test('[CO-6] a screening run and the training that follows from it are both saved, and sent in this order', async () => {
  expectErrors('flush');
  const app = await startUpdatedApp();
  const screeningRun = aWaitingScreeningRun();
  const training = aWaitingExerciseRun({ screeningRunClientId: screeningRun.clientId });
  await app.act(runsActions.changed(training), runsActions.changed(screeningRun));
  // The screening run finds a full disk. The training finds space, for both.
  app.device.disk.failures = [diskIsFull()];
  await app.act(flushRequested());
  expect(runsOn(app.device)).toHaveLength(2);
  await pass(longestBackoff);
  expect(app.http.lines()).toEqual(['POST /screening/runs/', 'POST /exercise/runs/']);
  expect(app.server.exerciseRuns.all).toMatchObject([{ screeningRunId: 501 }]);
});

test('[DB-13] [FL-4] while it cannot be saved the other runs are sent, and the page goes on saying so', async () => {
  expectErrors('saveRun', 'flush');
  const app = await startRun();
  const other = aWaitingScreeningRun();
  await record(app, other);
  const run = await endUnsaved(app);
  expect(app.server.screeningRuns.find(other.clientId)).toMatchObject({ completed: true });
  expect(onDevice(app.device, run).position).not.toBeNull();
  expect(app.state().screeningRun.isUnsaved).toBe(true);
});
