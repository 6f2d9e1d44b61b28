/** What the page of one athlete shows [DE-4]. All of it is on the device. */
import { createSelector } from '@reduxjs/toolkit';
import type { NoteTarget } from '../../src/contract/notes';
import type { User, UserScreening } from '../../src/contract/schemas';
import { athleteNotes, type NoteSubject, noteSubjects, trainingEntries } from '../../src/domain/athletePage';
import type { PainSource } from '../../src/domain/desk/pain';
import { textsOf } from '../../src/domain/noteTexts';
import { type EntryOf, isOfKind } from '../../src/domain/outbox';
import { lastCompleted } from '../../src/domain/runs';
import { trainingsOf } from '../../src/domain/trainings';
import type { UnsentEntryReason } from '../../src/domain/unsent';
import { selectExercises, selectTrainingPlan } from '../exercise/selectors';
import { selectNote } from '../notes/selectors';
import { selectOffice } from '../office/selectors';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns, selectReadAt, selectScreeningRuns } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';
import { selectUser } from '../session/selectors';
import { selectUnsentEntries } from '../unsent/selectors';
import { selectUsers } from '../users/selectors';
import { selectKnownScreening, selectNoteEntry } from './entries';

const selectDesk = (state: RootState) => selectOffice(state).desk;
const selectUserId = (_state: RootState, userId: number) => userId;

/** An athlete of this trainer; null for anybody else [DE-4]. */
export const selectDeskAthlete = (state: RootState, userId: number): User | null => {
  const isOwn = selectUser(state)?.athleteIds.includes(userId);
  return (isOwn && selectUsers(state).find(({ id }) => id === userId)) || null;
};

/** The athlete's user screening, also one without a screening; null where the device has no row. */
export const selectAssignment = (state: RootState, userId: number): UserScreening | null =>
  state.screening.userScreenings.find((one) => one.userId === userId) ?? null;

const selectTests = (state: RootState, userId: number) =>
  selectKnownScreening(state, selectAssignment(state, userId)?.screeningId ?? null);

/** What of the athlete's assigned screening can have a note [NT-2]. */
export const selectNoteSubjects = createSelector(
  [selectTests, selectTrainingPlan],
  (screening, plan): NoteSubject[] => noteSubjects(screening, plan),
);

/** The athlete's begun trainings on this device, newest first. */
export const selectTrainings = createSelector(
  [selectExerciseRuns, (state: RootState) => selectDesk(state).trainings, selectReadAt, selectUserId],
  (local, received, readAt, userId) => {
    const ofAthlete = (run: { userId: number }) => run.userId === userId;
    return trainingsOf(local.filter(ofAthlete), received.filter(ofAthlete), readAt);
  },
);

/** The athlete's trainings with their feedback, newest first [DE-5]. */
export const selectTrainingEntries = createSelector(
  [selectTrainings, (state: RootState) => selectDesk(state).feedback, selectExercises],
  trainingEntries,
);

/** What the athlete wrote during trainings, newest first [NT-3]. */
export const selectAthleteNotes = createSelector([selectTrainings, selectExercises], athleteNotes);

/** The name of a test or an exercise; null for one that this device does not know. */
export const selectStepName = (state: RootState, { kind, id }: PainSource['step']): string | null => {
  const known =
    kind === 'test' ? selectScreenings(state).flatMap(({ tests }) => tests) : selectExercises(state);
  return known.find((one) => one.id === id)?.name ?? null;
};

/** The notes of the athlete in conflict, on which the person has to decide [NT-1]. */
export const selectNoteConflicts = createSelector(
  [selectOwnOutbox, selectAssignment],
  (entries, assignment): EntryOf<'note'>[] =>
    entries
      .filter(isOfKind('note'))
      .filter(({ payload, conflict }) => payload.userScreeningId === assignment?.id && conflict !== null),
);

/** Why the server does not have an entry of this user. */
export const selectEntryReason = (state: RootState, clientId: string): UnsentEntryReason =>
  selectUnsentEntries(state).find(({ entry }) => entry.clientId === clientId)?.reason ?? 'waiting';

/** Whether there is anything to show of a note: a text, or what this user wrote and the server does not have [NT-2]. */
export const selectIsNoted = (state: RootState, userScreeningId: number, target: NoteTarget): boolean => {
  const { athleteNote, trainerNote } = textsOf(selectNote(state, userScreeningId, target));
  const isWritten = athleteNote !== null || trainerNote !== null;
  return isWritten || selectNoteEntry(state, userScreeningId, target) !== null;
};

/** When the athlete last completed the screening that is assigned to them, ISO 8601, or null [AS-5]. */
export const selectLastDone = (state: RootState, userId: number): string | null => {
  const screeningId = selectAssignment(state, userId)?.screeningId;
  const runs = selectScreeningRuns(state).filter(
    (run) => run.userId === userId && run.screeningId === screeningId,
  );
  return lastCompleted(runs, selectReadAt(state))?.start ?? null;
};
