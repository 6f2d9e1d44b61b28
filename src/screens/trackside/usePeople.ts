import { useAppSelector } from '../../../store/hooks';
import { selectUsers } from '../../../store/screening/selectors';
import type { TracksidePerson } from '../../components/trackside/testProgress';
import { fullName } from '../../domain/athletes';
import type { TracksideMember } from '../../domain/trackside/session';
import { tracksideTexts } from '../../texts/trackside';

/** Names the members of a session. An update may have taken somebody away. */
export const usePeople = (): ((member: TracksideMember) => TracksidePerson) => {
  const users = useAppSelector(selectUsers);
  return ({ userId, number, state }) => {
    const user = users.find(({ id }) => id === userId);
    return { id: userId, name: user ? fullName(user) : tracksideTexts.unknown, number, state };
  };
};
