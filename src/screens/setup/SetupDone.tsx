import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { ButtonLink } from '../../components/form/ButtonLink';
import { TextLink } from '../../components/form/TextLink';
import { Stack } from '../../components/layout/Stack';
import { Icon } from '../../components/status/Icon';
import { withReturnUrl } from '../../domain/guards';
import { newAccountTexts } from '../../texts/newAccount';
import { setupTexts } from '../../texts/setup';
import { StateHeading } from '../page/StateHeading';

const { done } = setupTexts;

/** Every sign-in goes on with the update, and then to the page that was wanted. */
const afterUpdate = (path: string) => withReturnUrl('/update', path);

/** The club is there, and its first trainer is signed in. Says what comes next [CL-1]. */
export function SetupDone() {
  const user = useAppSelector(selectUser);
  return (
    <Stack>
      <Icon name="verified" />
      <StateHeading>{done.title(user?.firstName ?? '')}</StateHeading>
      <p>{done.text}</p>
      <ButtonLink wide to={afterUpdate('/club')}>
        {done.settings}
      </ButtonLink>
      <TextLink to={afterUpdate('/members')}>{done.invite}</TextLink>
      <TextLink to="/update">{newAccountTexts.toHome}</TextLink>
    </Stack>
  );
}
