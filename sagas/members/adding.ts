import { type Member, memberCalls } from '../../src/contract/members';
import { memberChange, type TypedMember } from '../../src/domain/memberForm';
import { isAthlete } from '../../src/domain/membership';
import { membersTexts } from '../../src/texts/members';
import { selectMembers } from '../../store/members/selectors';
import { type Addition, membersActions } from '../../store/members/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { updateActions } from '../../store/update/slice';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { announceMail } from './announce';

/** Gives a member what was typed since an earlier try, which the server may have taken although its answer was lost. */
function* withTyped(member: Member, typed: TypedMember): Saga<Member> {
  const fields = memberChange(member, typed);
  return Object.keys(fields).length === 0 ? member : yield* request(memberCalls.change(member.id, fields));
}

/** Makes the trainer whom an admin has chosen the only one of an athlete; null for none [MB-2]. */
function* withTrainer(member: Member, trainerId: Addition['trainerId']): Saga<Member> {
  if (trainerId === undefined || !isAthlete(member)) return member;
  let present = member;
  if (trainerId !== null && !member.trainerIds.includes(trainerId)) {
    present = yield* request(memberCalls.addTrainer(member.id, trainerId));
  }
  for (const other of member.trainerIds.filter((id) => id !== trainerId)) {
    present = yield* request(memberCalls.removeTrainer(member.id, other));
  }
  return present;
}

/**
 * Adds a member, and invites them by mail or with a code [MB-2]. The same form adds nobody twice [ON-3]. An update
 * brings a new athlete to the start page and the desk.
 */
export function* addMember({ payload }: ReturnType<typeof membersActions.addRequested>): Saga {
  const { typed, trainerId } = payload;
  if (!(yield* select(selectIsOnline))) {
    yield* put(membersActions.addFailed(membersTexts.offlineChange));
    return;
  }
  const { ids } = yield* services();
  const clientId = (yield* select(selectMembers)).form.clientId ?? ids.uuid();
  yield* put(membersActions.named(clientId));
  const added = yield* request(memberCalls.add({ ...typed, clientId }));
  const member = yield* withTrainer(yield* withTyped(added, typed), trainerId);
  yield* put(membersActions.added(member));
  yield* put(updateActions.updateRequested());
  if (member.email === null) {
    yield* put(membersActions.changeRequested({ action: 'invite', memberId: member.id }));
  } else {
    yield* announceMail({ ...member, email: member.email });
  }
}
