import type { Call } from '../../src/contract/calls';
import { type Member, memberCalls } from '../../src/contract/members';
import { selectMembers } from '../../store/members/selectors';
import { membersActions } from '../../store/members/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';

/** Loads the members that this user may see [MB-1]. */
export function* loadMembers(): Saga {
  yield* put(membersActions.loaded(yield* request(memberCalls.all())));
}

/** Adds a member, and invites whoever has an address [MB-2]. The same form adds nobody twice. */
export function* addMember({ payload }: ReturnType<typeof membersActions.addRequested>): Saga {
  const { ids } = yield* services();
  const { clientId = null } = (yield* select(selectMembers)).form;
  const named = clientId ?? ids.uuid();
  yield* put(membersActions.named(named));
  const member = yield* request(memberCalls.add({ ...payload, clientId: named }));
  yield* put(membersActions.added(member));
  if (member.email === null) yield* put(membersActions.inviteRequested(member.id));
}

/** Makes a new invitation. What is to be handed over on paper is shown once [MB-2]. */
export function* inviteMember({ payload: id }: ReturnType<typeof membersActions.inviteRequested>): Saga {
  const { invitation, ...member } = yield* request(memberCalls.invite(id));
  yield* put(membersActions.changed(member));
  if (invitation) yield* put(membersActions.handed({ ...invitation, memberId: id }));
}

const changing = (callOf: (id: number) => Call<Member>) =>
  function* change({ payload: id }: { payload: number }): Saga {
    yield* put(membersActions.changed(yield* request(callOf(id))));
  };

/** Lets a member rest, and wakes them again [MB-5]. */
export const restMember = changing(memberCalls.rest);
export const wakeMember = changing(memberCalls.wake);
