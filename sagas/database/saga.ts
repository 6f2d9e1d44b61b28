import { shellActions } from '../../store/shell/slice';
import { put, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { forEachEvent } from '../lib/subscription';

/** Shows the person whether a tab with an older app version blocks the local database [DB-11]. */
export function* databaseSaga(): Saga {
  const { database } = yield* services();
  yield* forEachEvent<boolean>(database.onBlockedChange, function* tell(isBlocked) {
    yield* put(shellActions.databaseBlockedChanged(isBlocked));
  });
}
