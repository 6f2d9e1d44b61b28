import { useParams, useSearchParams } from 'react-router-dom';
import { useAppSelector } from '../../../store/hooks';
import { selectRecovery } from '../../../store/recovery/selectors';
import { recoveryActions } from '../../../store/recovery/slice';
import { selectIsSignedIn } from '../../../store/session/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { GateLayout } from '../../components/layout/GateLayout';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { Icon } from '../../components/status/Icon';
import { appTexts } from '../../texts/app';
import { recoveryTexts } from '../../texts/recovery';
import { loginTexts } from '../../texts/session';
import { useLinkCheck } from '../session/useLinkCheck';

const { verification } = recoveryTexts;
const { verificationOpened, newEmailOpened, closed } = recoveryActions;

/** What the page says of a verified address: that of a new account, or a new one of an account [VE-2, AC-1]. */
const verifiedText = (isNewEmail: boolean, email: string | null): string => {
  if (!isNewEmail) return verification.verified.text;
  return email === null ? verification.newEmail.isFormer : verification.newEmail.counts(email);
};

/**
 * `/verification/:token`: opening the page verifies an e-mail address [VE-1 to VE-4]. With `?neu` it is a new one of an
 * account, and nobody is signed out [AC-1].
 */
export function VerificationScreen() {
  const isNewEmail = useSearchParams()[0].has('neu');
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const { token = '' } = useParams();
  const { status, error, found: email } = useAppSelector(selectRecovery);
  const check = useLinkCheck({ opened: isNewEmail ? newEmailOpened : verificationOpened, closed }, token);
  const isBeingChecked = status === 'idle' || status === 'checking';
  const staysSignedIn = isNewEmail && isSignedIn;
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      <Stack>
        {isBeingChecked && (
          <>
            <h1>{verification.checking.title}</h1>
            <p role="status">{verification.checking.text}</p>
          </>
        )}
        {status === 'succeeded' && (
          <>
            <Icon name="verified" />
            <h1>{verification.verified.title}</h1>
            <p>{verifiedText(isNewEmail, email)}</p>
          </>
        )}
        {status === 'gone' && (
          <>
            <h1>{verification.failed}</h1>
            <Alert kind="error">{isNewEmail ? verification.newEmail.invalid : verification.invalid}</Alert>
            {!isNewEmail && <p>{verification.invalidHint}</p>}
          </>
        )}
        {status === 'unchecked' && (
          <>
            <h1>{verification.failed}</h1>
            <Alert kind="error">{error}</Alert>
            <Button wide mark="update" onClick={check}>
              {recoveryTexts.retry}
            </Button>
          </>
        )}
        {!isBeingChecked && (
          <ButtonLink
            wide
            variant={status === 'unchecked' ? 'secondary' : 'primary'}
            to={staysSignedIn ? '/account' : '/login'}
          >
            {staysSignedIn ? verification.newEmail.toAccount : recoveryTexts.login}
          </ButtonLink>
        )}
      </Stack>
    </GateLayout>
  );
}
