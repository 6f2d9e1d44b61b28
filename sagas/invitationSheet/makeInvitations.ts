import { clubCalls } from '../../src/contract/club';
import { type Member, memberCalls } from '../../src/contract/members';
import { type SendFailure, sendFailureOf } from '../../src/domain/sendFailure';
import { describeError } from '../../src/texts/errors';
import { invitationSheetTexts } from '../../src/texts/invitationSheet';
import { selectInvitationSheet } from '../../store/invitationSheet/selectors';
import { invitationSheetActions } from '../../store/invitationSheet/slice';
import { selectIsOnline } from '../../store/network/selectors';
import { put, type Saga, select, task } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';

/** Failures of one member alone: the next one may get a code. */
const ofOneMember: readonly SendFailure[] = ['refused', 'erased', 'failed'];

/** Asks for the name of the club, which stands on each invitation. */
function* nameClub(): Saga {
  if ((yield* select(selectInvitationSheet)).clubName !== null) return;
  const { name } = yield* request(clubCalls.present());
  yield* put(invitationSheetActions.clubNamed(name));
}

/** Makes one invitation. A member who has an address by now gets it as a mail instead. */
function* invite({ id }: Member): Saga {
  const { invitation, ...member } = yield* request(memberCalls.invite(id));
  yield* put(
    invitation ? invitationSheetActions.made({ member, invitation }) : invitationSheetActions.mailed(member),
  );
}

/** Returns whether the next member can be invited. What fails is noted with the member, and nobody made is lost. */
const inviteOrNote = task(function* inviteOne(member: Member): Saga<boolean> {
  try {
    yield* invite(member);
    return true;
  } catch (error) {
    const { log } = yield* services();
    log.error('inviteOnPaper', error);
    yield* put(invitationSheetActions.failed({ member, error: describeError(error) }));
    return ofOneMember.includes(sendFailureOf(error));
  }
});

/**
 * Makes the invitations that are missing, one after the other [MB-2]. A member who is refused does not stop it, a lost
 * connection does: otherwise each further member would wait for it.
 */
export function* makeInvitations(): Saga {
  if (yield* select(selectIsOnline)) yield* nameClub();
  const { waiting } = yield* select(selectInvitationSheet);
  for (const member of waiting) {
    if (!(yield* select(selectIsOnline))) {
      yield* put(invitationSheetActions.stopped(invitationSheetTexts.offline));
      return;
    }
    if (!(yield* inviteOrNote(member))) break;
  }
  yield* put(invitationSheetActions.ended());
}
