import { deskActions } from '../../store/desk/slice';
import { outboxActions } from '../../store/outbox/slice';
import { selectOwner } from '../../store/session/selectors';
import { updateActions } from '../../store/update/slice';
import { call, put, type Saga, select, takeLatest } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { signOut, worker } from '../lib/worker';

/** Shows what the device holds for the desk [DE-1, DE-5]. */
function* load(): Saga {
  const owner = yield* select(selectOwner);
  if (!owner) return;
  const held = yield* call((yield* lateService('desk')).load, owner);
  yield* put(held ? deskActions.loaded(held) : deskActions.missing());
}

/**
 * Reads the desk when a page of it opens, and again when an update or another tab has changed it. Of an update, what
 * has changed does not wait for its videos.
 */
export function* deskSaga(): Saga {
  const { opened, loadFailed } = deskActions;
  const { changesShown, updateSucceeded } = updateActions;
  yield* takeLatest(
    [opened, changesShown, updateSucceeded, outboxActions.changedElsewhere],
    worker({ name: 'loadDesk', until: signOut, failed: loadFailed }, load),
  );
}
