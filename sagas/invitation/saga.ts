import { invitationActions } from '../../store/invitation/slice';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { worker } from '../lib/worker';
import { leave } from '../session/signIn';
import { acceptInvitation, checkCode, openInvitation } from './work';

/** An answer that arrives after the page was left changes nothing on the next page. */
const until = [invitationActions.closed];

/** Invitations, their short codes, and the trainer's code for a new password [MB-4, MB-8]. */
export function* invitationSaga(): Saga {
  const { codeSubmitted, codeFailed, leaveRequested, opened, checkFailed, accepted, acceptingFailed } =
    invitationActions;
  yield* takeLatest([codeSubmitted], worker({ name: 'checkCode', until, failed: codeFailed }, checkCode));
  // Not to the login page: the person goes on with the invitation.
  yield* takeLeading(
    [leaveRequested],
    worker({ name: 'leaveForInvitation' }, () => leave(false)),
  );
  yield* takeLatest([opened], worker({ name: 'openInvitation', until, failed: checkFailed }, openInvitation));
  yield* takeLeading(
    [accepted],
    worker({ name: 'acceptInvitation', until, failed: acceptingFailed }, acceptInvitation),
  );
}
