import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { GateLayout } from '../../components/layout/GateLayout';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { Icon } from '../../components/status/Icon';
import { accountTexts } from '../../texts/account';
import { appTexts } from '../../texts/app';
import { loginTexts } from '../../texts/session';
import { useTokenPage } from './useAccountPage';
import styles from './VerificationScreen.module.css';

const { verification } = accountTexts;

/** `/verification/:token`: opening the page verifies an e-mail address [VE-1 to VE-4]. */
export function VerificationScreen() {
  const { status, error, check } = useTokenPage('verificationOpened');
  return (
    <GateLayout brand={appTexts.product} claim={loginTexts.claim}>
      <Stack>
        {(status === 'idle' || status === 'checking') && (
          <>
            <h1>{verification.checking.title}</h1>
            <p role="status">{verification.checking.text}</p>
          </>
        )}
        {status === 'succeeded' && (
          <>
            <span className={styles.verified}>
              <Icon name="verified" />
            </span>
            <h1>{verification.verified.title}</h1>
            <p>{verification.verified.text}</p>
          </>
        )}
        {status === 'invalid' && (
          <>
            <h1>{verification.failed}</h1>
            <Alert kind="error">{verification.invalid}</Alert>
          </>
        )}
        {status === 'unchecked' && (
          <>
            <h1>{verification.failed}</h1>
            <Alert kind="error">{error}</Alert>
            <Button wide mark="update" onClick={check}>
              {accountTexts.retry}
            </Button>
          </>
        )}
        <ButtonLink wide variant={status === 'unchecked' ? 'secondary' : 'primary'} to="/login">
          {accountTexts.login}
        </ButtonLink>
      </Stack>
    </GateLayout>
  );
}
