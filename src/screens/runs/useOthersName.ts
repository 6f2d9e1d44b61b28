import { useAppSelector } from '../../../store/hooks';
import { selectUser } from '../../../store/session/selectors';
import { selectAthleteName } from '../../../store/users/selectors';

/** The name of the athlete of a run; null for the user's own run, or if the name is unknown. */
export const useOthersName = (userId: number): string | null => {
  const user = useAppSelector(selectUser);
  const name = useAppSelector((state) => selectAthleteName(state, userId));
  return userId === user?.id ? null : name;
};
