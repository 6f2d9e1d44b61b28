import { fullName } from '../../src/domain/athletes';
import type { RootState } from '../rootReducer';

export const selectUsers = (state: RootState) => state.users.users;

export const selectAthleteName = (state: RootState, userId: number | undefined): string | null => {
  const user = selectUsers(state).find(({ id }) => id === userId);
  return user ? fullName(user) : null;
};
