import type { UnknownAction } from '@reduxjs/toolkit';
import { StorageFullError } from '../../src/domain/errors';
import type { LocalRun } from '../../src/domain/runs';
import { selectAllScreeningRuns } from '../../store/runs/selectors';
import { syncActions } from '../../store/sync/slice';
import { saveRuns } from '../database/saveRuns';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Returns the run, and before it the screening run that it follows from, if that one could not be written so far: sent
 * alone, an exercise run would follow from none [CO-6].
 */
export function* withUnstored(run: LocalRun): Saga<LocalRun[]> {
  const follows = run.kind === 'exerciseRun' && run.screeningRunClientId;
  const screeningRuns = yield* select(selectAllScreeningRuns);
  return [
    ...screeningRuns.filter(({ clientId, localId }) => clientId === follows && localId === undefined),
    run,
  ];
}

/** Makes the actions that tell the page of the run how its saving went. */
interface SavingActions {
  saved(): UnknownAction;
  saveFailed(failure: { isDiskFull: boolean }): UnknownAction;
}

/**
 * Writes the current run to this device, and has it sent if it has ended [SR-13, TR-17]. A failure is logged and shown
 * on the screen, but not thrown: the run is still in memory, so the person can continue or try again, and a flush
 * saves what has ended [SR-14, TR-23].
 */
export function* saveRun(run: LocalRun, actions: SavingActions): Saga {
  const { log, tabs } = yield* services();
  const runs = yield* withUnstored(run);
  try {
    yield* saveRuns(runs);
    yield* put(actions.saved());
    tabs.announceChange();
  } catch (error) {
    log.error('saveRun', error);
    yield* put(actions.saveFailed({ isDiskFull: error instanceof StorageFullError }));
  }
  if (runs.some(({ position }) => position === null)) yield* put(syncActions.flushRequested());
}
