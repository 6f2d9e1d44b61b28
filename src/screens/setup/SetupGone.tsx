import { ButtonLink } from '../../components/form/ButtonLink';
import { Stack } from '../../components/layout/Stack';
import { newAccountTexts } from '../../texts/newAccount';
import { setupTexts } from '../../texts/setup';
import { StateHeading } from '../page/StateHeading';

const { gone } = setupTexts;

/** The link of the set-up is wrong or was used. */
export function SetupGone() {
  return (
    <Stack>
      <StateHeading>{gone.title}</StateHeading>
      <p>{gone.text}</p>
      <p>{gone.restart}</p>
      <p>{gone.login}</p>
      <ButtonLink wide to="/login">
        {newAccountTexts.toLogin}
      </ButtonLink>
    </Stack>
  );
}
