import { memberCalls } from '../../src/contract/members';
import { memberTexts } from '../../src/texts/member';
import { selectMember } from '../../store/members/selectors';
import { membersActions } from '../../store/members/slice';
import { toastsActions } from '../../store/toasts/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';

/** Loads the members that this user may see [MB-1]. */
export function* loadMembers(): Saga {
  yield* put(membersActions.loaded(yield* request(memberCalls.all())));
}

/** Loads what the form of a new member needs: who can be the trainer, and which teams there are [MB-2]. */
export function* loadForForm(): Saga {
  yield* put(membersActions.trainersLoaded(yield* request(memberCalls.trainers())));
  yield* loadMembers();
}

/** Loads the members. Leads back from the page of one whom this user does not see, says why, and returns true. */
export function* leaveUnlessSeen(memberId: number): Saga<boolean> {
  yield* loadMembers();
  if (yield* select(selectMember, memberId)) return false;
  yield* put(toastsActions.requested({ type: 'error', text: memberTexts.unknown, survivesNavigation: true }));
  yield* put(membersActions.left(memberId));
  return true;
}

/** Loads the member whose page is open, and who can be their trainer [MB-5]. */
export function* loadMember({ payload: memberId }: ReturnType<typeof membersActions.memberOpened>): Saga {
  yield* put(membersActions.trainersLoaded(yield* request(memberCalls.trainers())));
  yield* leaveUnlessSeen(memberId);
}
