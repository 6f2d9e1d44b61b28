import { deskActions } from '../../store/desk/slice';
import { outboxActions } from '../../store/outbox/slice';
import { selectOwner } from '../../store/session/selectors';
import { updateActions } from '../../store/update/slice';
import { call, put, type Saga, select, takeEvery, takeLatest } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { services } from '../lib/services';
import { signOut, worker } from '../lib/worker';

/** Shows what the device holds for the desk [DE-1, DE-5]. */
function* load(): Saga {
  const { desk } = yield* services();
  const owner = yield* select(selectOwner);
  if (!owner) return;
  const stored = yield* call(desk.load);
  yield* put(deskActions.seenLoaded(yield* call(stored.seen, owner)));
  yield* put(deskActions.loaded(yield* call(stored.load, owner)));
}

const seen = lazyModule(() => import('./seen'));

/**
 * Reads the desk when a page of it opens, and again when an update or another tab has changed it. Of an update, what
 * has changed does not wait for its videos.
 */
export function* deskSaga(): Saga {
  const { opened, loadFailed, reasonSeen } = deskActions;
  const { changesShown, updateSucceeded } = updateActions;
  yield* takeLatest(
    [opened, changesShown, updateSucceeded, outboxActions.changedElsewhere],
    worker({ name: 'loadDesk', until: signOut, failed: loadFailed }, load),
  );
  yield* takeEvery([reasonSeen], worker({ name: 'keepSeen', until: signOut }, seen('keepSeen')));
}
