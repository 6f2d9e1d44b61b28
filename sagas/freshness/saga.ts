import { freshnessActions } from '../../store/freshness/slice';
import { liveActions } from '../../store/live/slice';
import { memberImportActions } from '../../store/memberImport/slice';
import { membersActions } from '../../store/members/slice';
import { updateActions } from '../../store/update/slice';
import { fork, put, type Saga, takeEvery, takeLatest } from '../lib/effects';
import { onReturn } from '../lib/subscription';
import { signOut, worker } from '../lib/worker';
import { askWhenDue, growOld, growOldOffline } from './asking';

const { entered, left, lookedAtAgain, changed, grewOld } = freshnessActions;

/** Starts an update for what others did, while a page is open that shows it [DE-7]. */
export function* freshnessSaga(): Saga {
  yield* fork(onReturn, function* lookAgain() {
    yield* put(lookedAtAgain());
  });
  yield* takeEvery(
    [memberImportActions.added, membersActions.added, membersActions.changed],
    function* tell() {
      yield* put(changed());
    },
  );
  const until = signOut;
  yield* takeLatest([entered, lookedAtAgain], worker({ name: 'growOld', until }, growOld));
  yield* fork(growOldOffline);
  // Each of these may be a reason, or make it possible. An earlier wait is over then.
  yield* takeLatest(
    [
      ...[entered, left, lookedAtAgain, changed, grewOld],
      liveActions.connected,
      ...[updateActions.updateStarted, updateActions.updateSucceeded, updateActions.updateFailed],
    ],
    worker({ name: 'keepFresh', until }, askWhenDue),
  );
}
