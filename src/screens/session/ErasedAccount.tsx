import { useAppDispatch } from '../../../store/hooks';
import { sessionActions } from '../../../store/session/slice';
import { syncActions } from '../../../store/sync/slice';
import { Button } from '../../components/form/Button';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { type Amount, totalOf } from '../../domain/syncSummary';
import { erasedAccountTexts as texts } from '../../texts/endedSignIn';

/**
 * Says on the login page that an account was erased, offers what its device has not sent as a file, and empties the
 * device of it when the person wants that [MB-7].
 */
export function ErasedAccount({ username, unsent }: { username: string; unsent: Amount }) {
  const dispatch = useAppDispatch();
  const total = totalOf(unsent);
  const isUnsent = total > 0;
  return (
    <Alert kind="info" title={texts.title(username)}>
      <Stack>
        <p>{texts.gone}</p>
        {isUnsent && <p>{texts.waits(total)}</p>}
        {isUnsent && (
          <Button variant="secondary" onClick={() => dispatch(syncActions.exportEndedRequested())}>
            {texts.export}
          </Button>
        )}
        <Button variant="plain" onClick={() => dispatch(sessionActions.erasureSeen())}>
          {isUnsent ? texts.forget : texts.understood}
        </Button>
      </Stack>
    </Alert>
  );
}
