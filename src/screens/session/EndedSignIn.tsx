import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { syncActions } from '../../../store/sync/slice';
import { Button } from '../../components/form/Button';
import { Alert } from '../../components/status/Alert';
import { totalOf } from '../../domain/syncSummary';
import { endedSignInTexts as texts } from '../../texts/endedSignIn';
import { unsentTexts } from '../../texts/unsent';
import { logoutWarning } from '../../texts/waiting';
import { ErasedAccount } from './ErasedAccount';

/**
 * Says on the login page that a sign-in was ended elsewhere, and offers what it has not sent as a file: the person may
 * not be able to sign in again [CO-27].
 */
export function EndedSignIn() {
  const dispatch = useAppDispatch();
  const ended = useAppSelector(({ session }) => session.ended);
  if (!ended) return null;
  if (ended.isErased) return <ErasedAccount {...ended} />;
  const isUnsent = totalOf(ended.unsent) > 0;
  const exporting = (
    <Button variant="secondary" onClick={() => dispatch(syncActions.exportEndedRequested())}>
      {unsentTexts.export}
    </Button>
  );
  return (
    <Alert kind="info" title={texts.title(ended.username)} action={isUnsent && exporting}>
      <p>{texts.reasons}</p>
      <p>{isUnsent ? `${logoutWarning(ended.unsent)} ${texts.cannotSignIn}` : texts.nothingWaits}</p>
    </Alert>
  );
}
