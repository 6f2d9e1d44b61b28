import { consentActions } from '../../../store/consent/slice';
import { useAppDispatch, useAppSelector } from '../../../store/hooks';
import { selectHasFeature } from '../../../store/server/selectors';
import { sessionActions } from '../../../store/session/slice';
import { selectWaiting } from '../../../store/sync/selectors';
import { Button } from '../../components/form/Button';
import { TextLink } from '../../components/form/TextLink';
import { Stack } from '../../components/layout/Stack';
import { accountFeature } from '../../contract/features';
import { totalOf } from '../../domain/syncSummary';
import { consentTexts } from '../../texts/consent';
import { logoutWarning } from '../../texts/waiting';
import { StateHeading } from '../page/StateHeading';

const { declined } = consentTexts;

/** What it means to say no: what waits is still sent, and the person logs out [CS-1]. */
export function ConsentDeclined() {
  const dispatch = useAppDispatch();
  const hasAccountPage = useAppSelector((state) => selectHasFeature(state, accountFeature));
  const waiting = useAppSelector(selectWaiting);
  return (
    <Stack>
      <StateHeading>{declined.title}</StateHeading>
      <p>{declined.text}</p>
      <p>{declined.talk}</p>
      {hasAccountPage && <TextLink to="/account">{declined.account}</TextLink>}
      <p role="status">
        {totalOf(waiting) > 0 ? `${declined.sending} ${logoutWarning(waiting)}` : declined.sent}
      </p>
      <Button wide mark="logout" onClick={() => dispatch(sessionActions.logoutRequested())}>
        {declined.logout}
      </Button>
      <Button variant="secondary" wide onClick={() => dispatch(consentActions.reconsidered())}>
        {declined.back}
      </Button>
    </Stack>
  );
}
