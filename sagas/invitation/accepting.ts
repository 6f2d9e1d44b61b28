import { accountCalls } from '../../src/contract/account';
import { invitationCalls, usernameTaken } from '../../src/contract/invitation';
import { ApiError, statusOf } from '../../src/domain/errors';
import { invitationTexts } from '../../src/texts/invitation';
import { invitationActions } from '../../store/invitation/slice';
import { put, type Saga } from '../lib/effects';
import { requestKnown } from '../lib/requestKnown';
import { signInAs } from '../session/signIn';

/** Finds out what a short code is good for: an invitation [MB-4] or a new password [MB-8]. */
export function* checkCode({ payload: code }: ReturnType<typeof invitationActions.codeSubmitted>): Saga {
  if (yield* requestKnown(invitationCalls.open(code))) {
    yield* put(invitationActions.codeKnown('invitation'));
    return;
  }
  const recovers = (yield* requestKnown(accountCalls.checkRecovery(code)))?.answer === true;
  yield* put(
    recovers
      ? invitationActions.codeKnown('recovery')
      : invitationActions.codeFailed(invitationTexts.code.unknown),
  );
}

/** Loads what the page of an invitation shows. */
export function* openInvitation({ payload: token }: ReturnType<typeof invitationActions.opened>): Saga {
  const known = yield* requestKnown(invitationCalls.open(token));
  yield* put(known ? invitationActions.found(known.answer) : invitationActions.refused());
}

/** Whether somebody else has the user name [MB-4]. */
const isTaken = (error: unknown) => error instanceof ApiError && Object(error.body).code === usernameTaken;

/** After a 409 the club's text may be another one: loads it, so that the person reads what they agree to [CS-1]. */
function* accept({ token, answer }: ReturnType<typeof invitationActions.submitted>['payload']) {
  try {
    return yield* requestKnown(invitationCalls.accept(token, answer));
  } catch (error) {
    const again = statusOf(error) === 409 ? yield* requestKnown(invitationCalls.open(token)) : null;
    if (again) yield* put(invitationActions.found(again.answer));
    if (isTaken(error)) yield* put(invitationActions.usernameTaken(answer.username));
    throw error;
  }
}

/** Accepts the invitation, and signs the new member in. */
export function* acceptInvitation({ payload }: ReturnType<typeof invitationActions.submitted>): Saga {
  const known = yield* accept(payload);
  if (!known) {
    yield* put(invitationActions.refused());
    return;
  }
  yield* signInAs(known.answer);
  yield* put(invitationActions.succeeded());
}
