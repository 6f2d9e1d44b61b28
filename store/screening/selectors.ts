import { createSelector } from '@reduxjs/toolkit';
import type { Screening, User, UserScreening } from '../../src/contract/schemas';
import { type AssignedScreening, assignedScreenings, athletesOf } from '../../src/domain/athletes';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';
import { selectUsers } from '../users/selectors';

const selectAssigned = createSelector(
  [(state: RootState) => state.screening.userScreenings],
  assignedScreenings,
);
export const selectScreenings = (state: RootState) => state.screening.screenings;
/** Whether rows on the device cannot be read. */
export const selectIsDamaged = (state: RootState) => state.screening.isDamaged === true;

/** The athletes whose runs this user records, sorted by name. Empty without a user. */
export const selectAthletes = createSelector(
  [selectUser, selectUsers, selectAssigned],
  (user, users, assigned): User[] => (user ? athletesOf(user, users, assigned) : []),
);

/** The chosen athlete, while they are still this user's; otherwise the first one. Undefined without athletes. */
export const selectChosenAthlete = (state: RootState): User | undefined => {
  const athletes = selectAthletes(state);
  return athletes.find(({ id }) => id === state.screening.chosenId) ?? athletes[0];
};

/** Whom a screening is for: the only athlete, or the one whom the trainer chose for it. */
export const selectScreenedAthlete = (state: RootState): User | undefined => {
  const { chosenId, isServed } = state.screening;
  const athletes = selectAthletes(state);
  return athletes.find(({ id }) => athletes.length === 1 || (id === chosenId && !isServed));
};

/** The user screenings that have a screening, only of this user's athletes [SU-1, SE-1]. */
export const selectAssignedScreenings = createSelector(
  [selectAssigned, selectAthletes],
  (assigned, athletes): AssignedScreening[] =>
    assigned.filter(({ userId }) => athletes.some(({ id }) => id === userId)),
);

/**
 * The user screenings of this user's athletes, also those without a screening: a run of it may still be open [AS-3].
 */
export const selectOwnUserScreenings = createSelector(
  [(state: RootState) => state.screening.userScreenings, selectAthletes],
  (userScreenings, athletes): UserScreening[] =>
    userScreenings.filter(({ userId }) => athletes.some(({ id }) => id === userId)),
);

/** The user screening of an athlete. */
export const selectAssignedScreening = (
  state: RootState,
  userId: number | undefined,
): AssignedScreening | undefined =>
  selectAssignedScreenings(state).find((userScreening) => userScreening.userId === userId);

export const selectUserScreening = (
  state: RootState,
  userScreeningId: number | null | undefined,
): AssignedScreening | undefined => selectAssignedScreenings(state).find(({ id }) => id === userScreeningId);

export const selectScreening = (state: RootState, screeningId: number | undefined): Screening | undefined =>
  selectScreenings(state).find(({ id }) => id === screeningId);
