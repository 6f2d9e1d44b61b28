import { useMemo } from 'react';
import { useAppSelector } from '../../../store/hooks';
import { selectUsers } from '../../../store/users/selectors';
import type { TracksidePerson } from '../../components/trackside/testProgress';
import type { TracksideMember } from '../../domain/trackside/session';
import { tracksideTexts } from '../../texts/trackside';
import { distinctNames } from './distinctNames';

/** Names the members of a session. An update may have taken somebody away. */
export const usePeople = (): ((member: TracksideMember) => TracksidePerson) => {
  const users = useAppSelector(selectUsers);
  const names = useMemo(() => distinctNames(users), [users]);
  return ({ userId, number, state }) => ({
    id: userId,
    name: names.get(userId) ?? tracksideTexts.unknown,
    number,
    state,
  });
};
