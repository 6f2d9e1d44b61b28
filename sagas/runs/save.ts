import { StorageFullError } from '../../src/domain/errors';
import type { LocalRun } from '../../src/domain/runs';
import type { OpenRunActions } from '../../store/runs/openRun';
import { runsActions } from '../../store/runs/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Writes the current run to this device. A failure is logged and shown on the screen, but not thrown: the run is
 * still in memory, so the person can continue or try again [SR-14, TR-23].
 */
export function* saveRun(run: LocalRun, actions: Pick<OpenRunActions, 'saved' | 'saveFailed'>): Saga {
  const { database, fallback, log, tabs } = yield* services();
  const { kind, clientId } = run;
  try {
    const localId = yield* call(database.saveRun, run);
    fallback.remove({ store: 'run', row: run });
    yield* put(runsActions.saved({ kind, clientId, localId }));
    yield* put(actions.saved());
    tabs.announceChange();
  } catch (error) {
    log.error('saveRun', error);
    yield* put(actions.saveFailed({ isDiskFull: error instanceof StorageFullError }));
  }
}
