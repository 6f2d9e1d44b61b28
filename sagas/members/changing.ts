import type { Call } from '../../src/contract/calls';
import { type Member, memberCalls } from '../../src/contract/members';
import { withdrawalCalls } from '../../src/contract/withdrawal';
import { statusOf } from '../../src/domain/errors';
import type { MembersViewer } from '../../src/domain/membership';
import { memberTexts } from '../../src/texts/member';
import { membersTexts } from '../../src/texts/members';
import { selectMember, selectMembersViewer } from '../../store/members/selectors';
import { type MemberRequest, membersActions } from '../../store/members/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { announce, announceMail } from './announce';
import { exportData } from './exporting';
import { leaveUnlessSeen, loadMembers } from './loading';
import { sendFirst } from './sendFirst';

type RequestOf<Action> = Extract<MemberRequest, { action: Action }>;

/** Makes a call and stores the member that it answers. */
function* change(wanted: Call<Member>): Saga {
  yield* put(membersActions.changed(yield* request(wanted)));
}

/** The first name of a member whom this user sees. */
function* nameOf(memberId: number): Saga<string> {
  return (yield* select(selectMember, memberId))?.firstName ?? '';
}

/** Makes a new invitation: by mail, or with a code that is shown once [MB-2]. */
function* invite(memberId: number): Saga {
  const { invitation, ...member } = yield* request(memberCalls.invite(memberId));
  yield* put(membersActions.changed(member));
  if (invitation) {
    const { code, endsAt } = invitation;
    yield* put(membersActions.codeMade({ memberId, kind: 'invitation', code, endsAt }));
  }
  if (member.email !== null) yield* announceMail({ ...member, email: member.email });
}

/** Makes a code for a new password, which is shown once [MB-8]. */
function* makeRecoveryCode(memberId: number): Saga {
  const { code, endsAt } = yield* request(memberCalls.makeRecoveryCode(memberId));
  yield* put(membersActions.codeMade({ memberId, kind: 'recovery', code, endsAt }));
}

/** Saves the fields. Roles decide what this user sees, so the members are loaded again after them. */
function* edit({ memberId, fields, sent }: RequestOf<'edit'>): Saga {
  yield* change(memberCalls.change(memberId, fields));
  yield* put(membersActions.saved(sent));
  if (fields.roles) yield* leaveUnlessSeen(memberId);
}

/** Whether this user is the athlete's trainer no more after the change [MB-5]. */
const isFarewellOf = ({ id }: MembersViewer, wanted: MemberRequest): boolean =>
  (wanted.action === 'removeTrainer' && wanted.trainerId === id) ||
  (wanted.action === 'handOver' && wanted.from === id);

/** Whether this user does not see the athlete any more after the change: a trainer who takes themself away [MB-5]. */
const isFarewell = (viewer: MembersViewer, wanted: MemberRequest): boolean =>
  !viewer.isAdmin && isFarewellOf(viewer, wanted);

/**
 * Takes a trainer away [MB-5]. A refusal to trainers who do not see the athlete any more says that an earlier try has
 * done it, whose answer was lost.
 */
function* removeTrainer(memberId: number, trainerId: number): Saga {
  try {
    yield* change(memberCalls.removeTrainer(memberId, trainerId));
  } catch (error) {
    const { id } = yield* select(selectMembersViewer);
    if (trainerId !== id || statusOf(error) !== 403) throw error;
    yield* loadMembers();
    if (yield* select(selectMember, memberId)) throw error;
  }
}

/** Makes somebody else the trainer [MB-5]. The new one comes first: at no time is the athlete without one. */
function* handOver({ memberId, from, to }: RequestOf<'handOver'>): Saga {
  yield* request(memberCalls.addTrainer(memberId, to));
  yield* removeTrainer(memberId, from);
}

function* work(wanted: MemberRequest): Saga {
  const { memberId } = wanted;
  switch (wanted.action) {
    case 'edit':
      return yield* edit(wanted);
    case 'invite':
      return yield* invite(memberId);
    case 'recovery':
      return yield* makeRecoveryCode(memberId);
    case 'rest':
      return yield* change(memberCalls.rest(memberId));
    case 'wake':
      return yield* change(memberCalls.wake(memberId));
    case 'erase':
      return yield* change(memberCalls.erase(memberId, wanted.erasure));
    case 'withdraw':
      return yield* change(withdrawalCalls.withdrawFor(memberId, wanted.withdrawal));
    case 'export':
      return yield* exportData(memberId, wanted.wanted);
    case 'stopErasure':
      return yield* change(memberCalls.stopErasure(memberId));
    case 'keep':
      return yield* change(memberCalls.keep(memberId));
    case 'consent':
      return yield* change(memberCalls.noteConsent(memberId, wanted.consent));
    case 'askGuardian':
      return yield* change(memberCalls.askGuardian(memberId, wanted.email));
    case 'addTrainer':
      return yield* change(memberCalls.addTrainer(memberId, wanted.trainerId));
    case 'removeTrainer':
      return yield* removeTrainer(memberId, wanted.trainerId);
    case 'handOver':
      return yield* handOver(wanted);
  }
}

/** What is said when a change is done; the others show it themselves. */
const doneTexts: Partial<Record<MemberRequest['action'], (name: string) => string>> = memberTexts.done;

/** Changes a member [MB-2, MB-5, MB-8, CS-2]. Leads back to the list when the member turns out not to be theirs. */
export function* changeMember({ payload }: ReturnType<typeof membersActions.changeRequested>): Saga {
  if (!(yield* select(selectIsOnline))) {
    yield* put(membersActions.changeFailed(membersTexts.offlineChange));
    return;
  }
  const name = yield* nameOf(payload.memberId);
  if (isFarewellOf(yield* select(selectMembersViewer), payload) && !(yield* sendFirst(payload.memberId))) {
    yield* put(membersActions.changeFailed(memberTexts.handOver.notSent));
    return;
  }
  try {
    yield* work(payload);
  } catch (error) {
    const mayBeGone = [403, 404].includes(statusOf(error) ?? 0);
    if (mayBeGone && (yield* leaveUnlessSeen(payload.memberId))) return;
    throw error;
  }
  const text = doneTexts[payload.action]?.(name);
  if (text !== undefined) yield* announce(text);
  if (isFarewell(yield* select(selectMembersViewer), payload))
    yield* put(membersActions.left(payload.memberId));
}
