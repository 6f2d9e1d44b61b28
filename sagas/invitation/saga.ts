import { invitationActions } from '../../store/invitation/slice';
import { workersOf } from '../lib/asking';
import { type Saga, takeLatest, takeLeading } from '../lib/effects';
import { worker } from '../lib/worker';
import { leave } from '../session/signIn';
import { acceptInvitation, checkCode, openInvitation } from './accepting';

/** Invitations, their short codes, and the trainer's code for a new password [MB-4, MB-8]. */
export function* invitationSaga(): Saga {
  const { codeSubmitted, codeFailed: failed, leaveRequested, opened, submitted, closed } = invitationActions;
  const { asks, tells } = workersOf(invitationActions);
  yield* takeLatest([codeSubmitted], worker({ name: 'checkCode', until: [closed], failed }, checkCode));
  // Not to the login page: the person goes on with the invitation.
  yield* takeLeading(
    [leaveRequested],
    worker({ name: 'leaveForInvitation' }, () => leave(false)),
  );
  yield* takeLatest([opened], asks('openInvitation', openInvitation));
  yield* takeLeading([submitted], tells('acceptInvitation', acceptInvitation));
}
