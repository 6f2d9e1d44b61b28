import { createSelector } from '@reduxjs/toolkit';
import type { Screening, User } from '../../src/contract/schemas';
import { type AssignedScreening, assignedScreenings, athletesOf, fullName } from '../../src/domain/athletes';
import { levelCounts, testResults } from '../../src/domain/progress';
import { type LocalScreeningRun, lastCompleted } from '../../src/domain/runs';
import { totalDuration } from '../../src/domain/screeningRun';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

const selectUsers = (state: RootState) => state.screening.users;
const selectUserScreenings = (state: RootState) => state.screening.userScreenings;
export const selectScreenings = (state: RootState) => state.screening.screenings;
export const selectScreeningRuns = (state: RootState) => state.screening.runs;

/** The athletes whose runs the user records, by name; without a user nobody. */
export const selectAthletes = createSelector([selectUser, selectUsers], (user, users): User[] =>
  user ? athletesOf(user, users) : [],
);

/** The user-screenings with a screening, of the user's athletes only [SU-1, SE-1]. */
export const selectAssignedScreenings = createSelector(
  [selectUserScreenings, selectAthletes],
  (userScreenings, athletes): AssignedScreening[] =>
    assignedScreenings(userScreenings).filter(({ userId }) => athletes.some(({ id }) => id === userId)),
);

export const selectAthleteName = (state: RootState, userId: number | undefined): string | null => {
  const user = selectUsers(state).find(({ id }) => id === userId);
  return user ? fullName(user) : null;
};

/** The screening assigned to an athlete, with the assignment's notes. */
export const selectAssignedScreening = (
  state: RootState,
  userId: number | undefined,
): AssignedScreening | undefined =>
  selectAssignedScreenings(state).find((userScreening) => userScreening.userId === userId);

export const selectUserScreening = (
  state: RootState,
  userScreeningId: number | null,
): AssignedScreening | undefined => selectAssignedScreenings(state).find(({ id }) => id === userScreeningId);

export const selectScreening = (state: RootState, screeningId: number | undefined): Screening | undefined =>
  selectScreenings(state).find(({ id }) => id === screeningId);

/** The athlete's last completed run [CO-8]. */
export const selectLastScreeningRun = (
  state: RootState,
  userId: number | undefined,
): LocalScreeningRun | undefined =>
  lastCompleted(selectScreeningRuns(state).filter((run) => run.userId === userId));

/** What the overview shows of one run. */
const describeRun = createSelector(
  [
    (_: readonly Screening[], run: LocalScreeningRun) => run,
    (screenings: readonly Screening[], run: LocalScreeningRun) =>
      screenings.find(({ id }) => id === run.screeningId),
  ],
  (run, screening) => {
    const results = testResults(screening?.tests ?? [], run.testRuns);
    return { start: run.start, duration: totalDuration(run), results, counts: levelCounts(results) };
  },
);

export type ScreeningRunResult = ReturnType<typeof describeRun>;

/** The result of the athlete's last run [SO-7 to SO-9], or null when there is none yet. */
export const selectLastResult = (state: RootState, userId: number | undefined): ScreeningRunResult | null => {
  const run = selectLastScreeningRun(state, userId);
  return run ? describeRun(selectScreenings(state), run) : null;
};

/** Runs by this user that were begun, have an answer or a step, and may be continued [FL-11]; the latest first. */
export const selectUnfinishedScreeningRuns = createSelector(
  [selectScreeningRuns, selectUser, selectAssignedScreenings],
  (runs, user, assigned) =>
    runs
      .filter((run) => run.position !== null && run.clientRevision > 0 && run.recordedBy === user?.id)
      .flatMap((run) => {
        const userScreening = assigned.find(
          ({ userId, screeningId }) => userId === run.userId && screeningId === run.screeningId,
        );
        return userScreening ? [{ run, userScreeningId: userScreening.id }] : [];
      })
      .toSorted((a, b) => Date.parse(b.run.touchedAt) - Date.parse(a.run.touchedAt)),
);
