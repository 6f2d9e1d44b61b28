import { membersActions } from '../../store/members/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { lazyModule } from '../lib/lazyModule';
import { signOut, worker } from '../lib/worker';
import { loadForForm, loadMember, loadMembers } from './loading';

const adding = lazyModule(() => import(/* webpackChunkName: "club" */ './adding'));
const inviting = lazyModule(() => import(/* webpackChunkName: "club" */ './inviting'));
const changing = lazyModule(() => import(/* webpackChunkName: "club" */ './changing'));

/** The members of the club, for trainers and admins [MB-1, MB-2, MB-5, MB-8, CS-2]. */
export function* membersSaga(): Saga {
  const { opened, memberOpened, memberClosed, formOpened, formClosed } = membersActions;
  const {
    addRequested,
    changeRequested,
    inviteAllRequested,
    loadFailed: failed,
    addFailed,
    changeFailed,
  } = membersActions;
  const until = signOut;
  const ofMember = [memberClosed, ...signOut];
  const ofForm = [formClosed, ...signOut];
  yield* takeLatest([opened], worker({ name: 'loadMembers', until, failed }, loadMembers));
  yield* takeLatest([memberOpened], worker({ name: 'loadMember', until: ofMember, failed }, loadMember));
  yield* takeLatest([formOpened], worker({ name: 'loadForForm', until: ofForm, failed }, loadForForm));
  yield* takeLeading(
    [addRequested],
    worker({ name: 'addMember', until: ofForm, failed: addFailed }, adding('addMember')),
  );
  yield* takeLeading(
    [inviteAllRequested],
    worker({ name: 'inviteAll', until, failed: changeFailed }, inviting('inviteAll')),
  );
  yield* takeLeading(
    [changeRequested],
    worker({ name: 'changeMember', until: ofMember, failed: changeFailed }, changing('changeMember')),
  );
}
