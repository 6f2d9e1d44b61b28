import { StorageFullError } from '../../src/domain/errors';
import type { LocalRun } from '../../src/domain/runs';
import type { OpenRunActions } from '../../store/runs/openRun';
import { selectUnstoredScreeningRun } from '../../store/runs/selectors';
import { syncActions } from '../../store/sync/slice';
import { saveRuns } from '../database/saveRuns';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Writes a run, and before it the screening run that it follows from, if that one could not be written so far: sent
 * alone, an exercise run would follow from none [CO-6].
 */
function* write(run: LocalRun): Saga {
  const screeningRun = yield* select(selectUnstoredScreeningRun, run);
  yield* saveRuns(screeningRun ? [screeningRun, run] : [run]);
  if (screeningRun) yield* put(syncActions.flushRequested());
}

/**
 * Writes the current run to this device. A failure is logged and shown on the screen, but not thrown: the run is
 * still in memory, so the person can continue or try again [SR-14, TR-23].
 */
export function* saveRun(run: LocalRun, actions: Pick<OpenRunActions, 'saved' | 'saveFailed'>): Saga {
  const { log, tabs } = yield* services();
  try {
    yield* write(run);
    yield* put(actions.saved());
    tabs.announceChange();
  } catch (error) {
    log.error('saveRun', error);
    yield* put(actions.saveFailed({ isDiskFull: error instanceof StorageFullError }));
  }
}
