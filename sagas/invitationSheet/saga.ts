import { invitationSheetActions } from '../../store/invitationSheet/slice';
import { type Saga, takeLeading } from '../lib/effects';
import { signOut, worker } from '../lib/worker';
import { makeInvitations } from './makeInvitations';

/** Makes the invitations that are printed [MB-2]. */
export function* invitationSheetSaga(): Saga {
  const { makeRequested, retried, stopped, closed } = invitationSheetActions;
  const until = [closed, ...signOut];
  yield* takeLeading(
    [makeRequested, retried],
    worker({ name: 'makeInvitations', until, failed: stopped }, makeInvitations),
  );
}
