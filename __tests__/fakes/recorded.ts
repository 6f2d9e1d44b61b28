import type { LocalExerciseRun, LocalRun, LocalScreeningRun } from '../../src/domain/runs';
import { runsActions } from '../../store/runs/slice';
import { anExerciseRun, aRunUnit, aScreeningRun, aTestRun } from '../builders';
import type { Device } from './device';
import type { App } from './startApp';

/** A screening run of Anna, completed and waiting for the server. */
export const aWaitingScreeningRun = (overrides: Partial<LocalScreeningRun> = {}) =>
  aScreeningRun({
    clientRevision: 3,
    completed: true,
    isDirty: true,
    position: null,
    testRuns: [aTestRun()],
    ...overrides,
  });

/** An exercise run of Anna, completed and waiting for the server. */
export const aWaitingExerciseRun = (overrides: Partial<LocalExerciseRun> = {}) =>
  anExerciseRun({
    clientRevision: 2,
    completed: true,
    isDirty: true,
    position: null,
    runUnits: [aRunUnit({ duration: 20_000, completed: true })],
    ...overrides,
  });

/** Puts runs where the sagas put what a person records: on the screen and on the device. */
export const record = async (app: App, ...runs: LocalRun[]) => {
  for (const run of runs) {
    app.dispatch(runsActions.changed(run));
    await app.database.saveRun(run);
  }
};

/** All runs of a device, whoever may see them. */
export const runsOn = ({ disk: { tables } }: Device) => [...tables.screeningRun, ...tables.exerciseRun];

/** The run as it is on the device. Throws when it is gone. */
export const onDevice = (device: Device, { clientId }: { clientId: string }) => {
  const run = runsOn(device).find((candidate) => candidate.clientId === clientId);
  if (!run) throw new Error(`The run ${clientId} is gone.`);
  return run;
};
