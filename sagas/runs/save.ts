import type { LocalRun } from '../../src/domain/runs';
import type { OpenRunActions } from '../../store/runs/openRun';
import { runsActions } from '../../store/runs/slice';
import { call, put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Writes a run to this device as it is now. The screen is told when that fails; errors go no further, since the run is
 * still in memory and the person can go on or try again [SR-14, TR-23].
 */
export function* saveRun(run: LocalRun, actions: Pick<OpenRunActions, 'saved' | 'saveFailed'>): Saga {
  const { database, log, tabs } = yield* services();
  const { kind, clientId } = run;
  try {
    const localId = yield* call(database.saveRun, run);
    yield* put(runsActions.saved({ kind, clientId, localId }));
    yield* put(actions.saved());
    tabs.announceChange();
  } catch (error) {
    log.error('saveRun', error);
    yield* put(actions.saveFailed());
  }
}
