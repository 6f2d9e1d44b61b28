import { ButtonLink } from '../../components/form/ButtonLink';
import { TextLink } from '../../components/form/TextLink';
import { Stack } from '../../components/layout/Stack';
import { Icon } from '../../components/status/Icon';
import { invitationTexts } from '../../texts/invitation';
import { newAccountTexts } from '../../texts/newAccount';
import { StateHeading } from '../page/StateHeading';

const { gone } = invitationTexts;

/**
 * An invitation that is unknown, used or expired. The server does not say which: says what to do in each case [MB-4].
 */
export function InvitationGone() {
  return (
    <Stack>
      <Icon name="calendar" />
      <StateHeading>{gone.title}</StateHeading>
      <p>{gone.text}</p>
      <p>{gone.used}</p>
      <p>{gone.ask}</p>
      <ButtonLink wide to="/login">
        {newAccountTexts.toLogin}
      </ButtonLink>
      <TextLink to="/password-forgotten">{gone.forgotten}</TextLink>
      <TextLink to="/invitation">{gone.otherCode}</TextLink>
    </Stack>
  );
}
