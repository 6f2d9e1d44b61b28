import { createSelector } from '@reduxjs/toolkit';
import { trainerNotesFeature } from '../../src/contract/features';
import type { NoteTarget } from '../../src/contract/notes';
import type { Note, UserScreening } from '../../src/contract/schemas';
import { withWaitingNotes } from '../../src/domain/noteEntries';
import { mayWriteNotes, noteFor, noteOn } from '../../src/domain/notes';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectAssignedScreenings, selectUserScreening } from '../screening/selectors';
import { selectHasFeature } from '../server/selectors';
import { selectUser } from '../session/selectors';

export const selectNoteSaving = (state: RootState) => state.notes.saving;
export const selectOpenNote = (state: RootState) => state.notes.open;

/** The user screenings with the notes of this user that the server does not have yet [NT-1]. */
const selectNotedScreenings = createSelector(
  [selectAssignedScreenings, selectOwnOutbox],
  (userScreenings, entries): UserScreening[] =>
    userScreenings.map((userScreening) => withWaitingNotes(userScreening, entries)),
);

const selectNotedScreening = (state: RootState, userScreeningId: number | undefined) =>
  selectNotedScreenings(state).find(({ id }) => id === userScreeningId);

/** Whether this viewer may write the notes of a user screening [NO-3, SE-7, API-42]. */
export const selectMayWriteNotes = (state: RootState, userScreeningId: number | undefined): boolean => {
  const user = selectUser(state);
  const userScreening = selectUserScreening(state, userScreeningId);
  if (!user || !userScreening) return false;
  return mayWriteNotes(user, userScreening.userId, selectHasFeature(state, trainerNotesFeature));
};

/** A note with both texts, as this user wrote it last, or null if nobody has written it. */
export const selectNote = (
  state: RootState,
  userScreeningId: number | undefined,
  target: NoteTarget,
): Note | null => {
  const userScreening = selectNotedScreening(state, userScreeningId);
  return userScreening ? noteOn(userScreening, target) : null;
};

/** The text of a note for this viewer, or null [NO-2, SU-4, SR-4, TO-3, TR-8]. */
export const selectNoteText = (
  state: RootState,
  userScreeningId: number | undefined,
  target: NoteTarget,
): string | null => {
  const user = selectUser(state);
  const userScreening = selectNotedScreening(state, userScreeningId);
  if (!user || !userScreening) return null;
  return noteFor(noteOn(userScreening, target), user.id, userScreening.userId);
};
