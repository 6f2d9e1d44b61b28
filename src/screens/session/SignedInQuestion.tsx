import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { selectWaiting } from '../../../store/sync/selectors';
import { Button } from '../../components/form/Button';
import { ButtonLink } from '../../components/form/ButtonLink';
import { Stack } from '../../components/layout/Stack';
import { totalOf } from '../../domain/syncSummary';
import { newAccountTexts } from '../../texts/newAccount';

const { signedIn } = newAccountTexts;

/** Asks before somebody who is signed in on this device has to leave for a new account. What waits stays [MB-4]. */
export function SignedInQuestion({ onLeave }: { onLeave: () => void }) {
  const user = useAppSelector(selectUser);
  const isWaiting = useAppSelector((state) => totalOf(selectWaiting(state)) > 0);
  const name = `${user?.firstName} ${user?.lastName}`;
  return (
    <Stack>
      <h1>{signedIn.title(name)}</h1>
      <p>{signedIn.text}</p>
      {isWaiting && <p>{signedIn.stays(name)}</p>}
      <Button wide mark="logout" onClick={onLeave}>
        {signedIn.leave(name)}
      </Button>
      <ButtonLink wide variant="secondary" to="/">
        {signedIn.stay(name)}
      </ButtonLink>
    </Stack>
  );
}
