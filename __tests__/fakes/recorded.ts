import type { LocalExerciseRun, LocalRun, LocalScreeningRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { anExerciseRun, aRunUnit, aScreeningRun, aTestRun } from '../builders';
import type { Device } from './device';
import type { App } from './startApp';

/** A completed screening run of Anna that waits to be sent. */
export const aWaitingScreeningRun = (overrides: Partial<LocalScreeningRun> = {}) =>
  aScreeningRun({
    clientRevision: 3,
    completed: true,
    isDirty: true,
    position: null,
    testRuns: [aTestRun()],
    ...overrides,
  });

/** A completed exercise run of Anna that waits to be sent. */
export const aWaitingExerciseRun = (overrides: Partial<LocalExerciseRun> = {}) =>
  anExerciseRun({
    clientRevision: 2,
    completed: true,
    isDirty: true,
    position: null,
    runUnits: [aRunUnit({ duration: 20_000, completed: true })],
    ...overrides,
  });

/** Stores runs as the sagas do: in the store and on the device. */
export const record = async (app: App, ...runs: LocalRun[]) => {
  for (const run of runs) {
    app.dispatch(runsActions.changed(run));
    await app.database.saveRun(run);
  }
};

/** All runs on a device, of every user. */
export const runsOn = ({ disk: { tables } }: Device) => [...tables.screeningRun, ...tables.exerciseRun];

/** Returns the run as it is on the device. Throws when it is gone. */
export const onDevice = (device: Device, { clientId }: { clientId: string }) => {
  const run = runsOn(device).find((candidate) => candidate.clientId === clientId);
  if (!run) throw new Error(`The run ${clientId} is gone.`);
  return run;
};
