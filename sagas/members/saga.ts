import { membersActions } from '../../store/members/slice';
import { type Saga, takeEvery, takeLatest, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { addMember, inviteMember, loadMembers, restMember, wakeMember } from './work';

/** The members of the club, for trainers and admins [MB-1, MB-2, MB-5]. */
export function* membersSaga(): Saga {
  const { opened, loadFailed, addRequested, addFailed, changeFailed } = membersActions;
  const { inviteRequested, restRequested, wakeRequested } = membersActions;
  const until = signOut;
  yield* takeLatest([opened], worker({ name: 'loadMembers', until, failed: loadFailed }, loadMembers));
  yield* takeLeading([addRequested], worker({ name: 'addMember', until, failed: addFailed }, addMember));
  yield* takeEvery(
    [inviteRequested],
    worker({ name: 'inviteMember', until, failed: changeFailed }, inviteMember),
  );
  yield* takeEvery([restRequested], worker({ name: 'restMember', until, failed: changeFailed }, restMember));
  yield* takeEvery([wakeRequested], worker({ name: 'wakeMember', until, failed: changeFailed }, wakeMember));
}
