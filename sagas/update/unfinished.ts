import { syncActions } from '../../store/sync/slice';
import { showStoredData } from '../database/storedData';
import { put, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/**
 * Shows what an update has stored before it failed, here and in the other tabs [FL-10, UP-16], and sends what waits
 * again because the server has lost it [ON-6].
 */
export function* showUnfinished(): Saga {
  const { tabs } = yield* services();
  yield* showStoredData();
  tabs.announceChange();
  yield* put(syncActions.flushRequested());
}
