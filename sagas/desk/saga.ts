import { deskActions } from '../../store/desk/slice';
import { outboxActions } from '../../store/outbox/slice';
import { selectOwner } from '../../store/session/selectors';
import { updateActions } from '../../store/update/slice';
import { call, put, type Saga, select, takeEvery, takeLatest } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';

/** Shows what the device holds for the desk [DE-1, DE-5]. */
function* load(): Saga {
  const owner = yield* select(selectOwner);
  if (!owner) return;
  const desk = yield* lateService('desk');
  yield* put(deskActions.seenLoaded(yield* call(desk.seen, owner)));
  const held = yield* call(desk.load, owner);
  yield* put(held ? deskActions.loaded(held) : deskActions.missing());
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
