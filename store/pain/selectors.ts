/** Whether people are asked about pain, and whom they speak with about it [PN-1, PN-2]. */
import { createSelector } from '@reduxjs/toolkit';
import { painFeature } from '../../src/contract/features';
import { hasPain } from '../../src/domain/pain';
import { selectContacts } from '../chat/selectors';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns } from '../runs/selectors';
import { selectHasFeature } from '../server/selectors';
import { selectUser } from '../session/selectors';
import { selectUsers } from '../users/selectors';

/** Whether pain of this athlete is stored: the server has it, and the athlete has not declined [CS-1, PN-1]. */
export const selectTakesPain = (state: RootState, userId: number): boolean => {
  const user = selectUser(state);
  const athlete = user?.id === userId ? user : selectUsers(state).find(({ id }) => id === userId);
  return selectHasFeature(state, painFeature) && athlete?.painConsent !== false;
};

/**
 * Whether pain was reported in a training on this device, so that there may be something to ask in the morning [PN-3].
 */
export const selectHasHurt = (state: RootState): boolean => selectExerciseRuns(state).some(hasPain);

/** The people to whom this user may turn: their contacts without their own athletes. */
export const selectTrainers = createSelector([selectContacts, selectUser], (contacts, user) =>
  contacts.filter(({ id }) => id !== user?.id && !user?.athleteIds.includes(id)),
);
