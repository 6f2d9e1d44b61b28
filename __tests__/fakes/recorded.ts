import type { LocalExerciseRun, LocalScreeningRun } from '../../src/domain/runs';
import { exerciseActions } from '../../store/exercise/slice';
import { screeningActions } from '../../store/screening/slice';
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

/** A training of Anna, completed and waiting for the server. */
export const aWaitingTraining = (overrides: Partial<LocalExerciseRun> = {}) =>
  anExerciseRun({
    clientRevision: 2,
    completed: true,
    isDirty: true,
    position: null,
    runUnits: [aRunUnit({ duration: 20_000, completed: true })],
    ...overrides,
  });

const isTraining = (run: LocalScreeningRun | LocalExerciseRun): run is LocalExerciseRun => 'runUnits' in run;

/** Puts runs where the sagas put what a person records: on the screen and on the device. */
export const record = async (app: App, ...runs: (LocalScreeningRun | LocalExerciseRun)[]) => {
  for (const run of runs) {
    if (isTraining(run)) app.dispatch(exerciseActions.runChanged(run));
    else app.dispatch(screeningActions.runChanged(run));
    await app.database.saveRun(isTraining(run) ? 'exerciseRun' : 'screeningRun', run);
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
