/** What the page of one athlete shows [DE-4]. All of it is on the device. */
import { createSelector } from '@reduxjs/toolkit';
import type { Screening, User, UserScreening } from '../../src/contract/schemas';
import {
  athleteNotes,
  type NoteSubject,
  noteSubjects,
  trainingEntries,
  trainingsOf,
} from '../../src/domain/athletePage';
import { selectExercises, selectTrainingPlan } from '../exercise/selectors';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns, selectReadAt } from '../runs/selectors';
import { selectScreenings, selectUsers } from '../screening/selectors';
import { selectUser } from '../session/selectors';

const selectDesk = (state: RootState) => selectOffice(state).desk;
const selectUserId = (_state: RootState, userId: number) => userId;

/** An athlete of this trainer; null for anybody else [DE-4]. */
export const selectDeskAthlete = (state: RootState, userId: number): User | null => {
  const isOwn = selectUser(state)?.athleteIds.includes(userId);
  return (isOwn && selectUsers(state).find(({ id }) => id === userId)) || null;
};

/** The athlete's user screening, also one without a screening; null where there is none. */
export const selectAssignment = (state: RootState, userId: number): UserScreening | null =>
  state.screening.userScreenings.find((one) => one.userId === userId) ?? null;

/** A screening that this device knows, also one that nobody has yet [AS-7]. */
export const selectDeskScreening = (state: RootState, screeningId: number | null): Screening | undefined =>
  [...selectScreenings(state), ...selectDesk(state).published].find(({ id }) => id === screeningId);

const selectAssignedTests = (state: RootState, userId: number) =>
  selectDeskScreening(state, selectAssignment(state, userId)?.screeningId ?? null);

/** What of the athlete's assigned screening can have a note [NT-2]. */
export const selectNoteSubjects = createSelector(
  [selectAssignedTests, selectTrainingPlan],
  (screening, plan): NoteSubject[] => noteSubjects(screening, plan),
);

const selectTrainings = createSelector(
  [selectExerciseRuns, (state: RootState) => selectDesk(state).trainings, selectReadAt, selectUserId],
  (local, received, readAt, userId) => {
    const ofAthlete = (run: { userId: number }) => run.userId === userId;
    return trainingsOf(local.filter(ofAthlete), received.filter(ofAthlete), readAt);
  },
);

/** The athlete's trainings with their feedback, newest first [DE-5]. */
export const selectTrainingEntries = createSelector(
  [selectTrainings, (state: RootState) => selectDesk(state).feedback],
  trainingEntries,
);

/** What the athlete wrote during trainings, newest first [NT-3]. */
export const selectAthleteNotes = createSelector([selectTrainings, selectExercises], athleteNotes);
