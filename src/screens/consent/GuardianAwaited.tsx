import { selectConsent } from '../../../store/consent/selectors';
import { consentActions } from '../../../store/consent/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectIsOnline } from '../../../store/network/selectors';
import { selectHasFeature } from '../../../store/server/selectors';
import { sessionActions } from '../../../store/session/slice';
import { Button } from '../../components/form/Button';
import { TextLink } from '../../components/form/TextLink';
import { Stack } from '../../components/layout/Stack';
import { Alert } from '../../components/status/Alert';
import { accountFeature } from '../../contract/features';
import { consentTexts } from '../../texts/consent';
import { guardianTexts } from '../../texts/guardian';
import { StateHeading } from '../page/StateHeading';

const { own: texts } = guardianTexts;

/** The account waits for a guardian's confirmation: says so, and mails the question once more [LV-3]. */
export function GuardianAwaited({ email }: { email: string | null }) {
  const dispatch = useAppDispatch();
  const { status, error, hasAskedGuardian } = useAppSelector(selectConsent);
  const isOnline = useAppSelector(selectIsOnline);
  const hasAccountPage = useAppSelector((state) => selectHasFeature(state, accountFeature));
  const failure = isOnline ? status === 'failed' && error : consentTexts.page.offline;
  return (
    <Stack>
      <StateHeading>{texts.title}</StateHeading>
      <p>{texts.text}</p>
      <p>{email === null ? texts.paper : texts.mailed(email)}</p>
      {hasAskedGuardian && <p role="status">{texts.sent}</p>}
      {failure && <Alert kind="error">{failure}</Alert>}
      <Button wide mark="update" onClick={() => dispatch(consentActions.opened())}>
        {texts.check}
      </Button>
      {email !== null && (
        <Button
          variant="secondary"
          wide
          mark="mail"
          busy={status === 'running'}
          onClick={() => dispatch(consentActions.guardianAskRequested())}
        >
          {texts.again}
        </Button>
      )}
      {hasAccountPage && <TextLink to="/account">{consentTexts.declined.account}</TextLink>}
      <Button
        variant="secondary"
        wide
        mark="logout"
        onClick={() => dispatch(sessionActions.logoutRequested())}
      >
        {consentTexts.declined.logout}
      </Button>
    </Stack>
  );
}
