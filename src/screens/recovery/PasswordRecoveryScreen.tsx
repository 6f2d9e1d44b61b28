import { Navigate, useParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { TextLink } from '../../components/form/TextLink';
import { GateLayout } from '../../components/layout/GateLayout';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { Skeleton } from '../../components/status/Skeleton';
import { appTexts } from '../../texts/app';
import { recoveryTexts } from '../../texts/recovery';
import { loginTexts } from '../../texts/session';
import { useLinkCheck } from '../session/useLinkCheck';
import { PasswordForm } from './PasswordForm';

const { newPassword } = recoveryTexts;

/** `/password/recovery/:token`: sets a new password, after the link was found valid [PA-1 to PA-6]. */
export function PasswordRecoveryScreen() {
  const { token = '' } = useParams();
  const { status, error } = useAppSelector(selectRecovery);
  const check = useLinkCheck(recoveryActions, token);
  const isBeingChecked = status === 'idle' || status === 'checking';
  if (status === 'succeeded') return <Navigate to="/" replace />;
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      {status === 'ready' || status === 'running' || status === 'failed' ? (
        <PasswordForm token={token} />
      ) : (
        <Stack>
          <h1>{newPassword.title}</h1>
          {isBeingChecked && (
            <>
              <p role="status">{newPassword.checking}</p>
              <Skeleton />
            </>
          )}
          {status === 'unchecked' && (
            <>
              <Alert kind="error">{error}</Alert>
              <Button wide mark="update" onClick={check}>
                {recoveryTexts.retry}
              </Button>
            </>
          )}
          {status === 'gone' && (
            <>
              <Alert kind="error">{newPassword.invalid}</Alert>
              <ButtonLink wide mark="mail" to="/password-forgotten">
                {newPassword.newLink}
              </ButtonLink>
            </>
          )}
          {!isBeingChecked && <TextLink to="/login">{recoveryTexts.toLogin}</TextLink>}
        </Stack>
      )}
    </GateLayout>
  );
}
