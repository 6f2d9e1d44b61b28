import { trainerNotesFeature } from '../../src/contract/features';
import type { Note } from '../../src/contract/schemas';
import { mayWriteNotes, noteOn } from '../../src/domain/notes';
import type { RootState } from '../rootReducer';
import { selectUserScreening } from '../screening/selectors';
import { selectUser } from '../session/selectors';
import type { OpenNote } from './slice';

export const selectNoteSaving = (state: RootState) => state.notes.saving;
export const selectOpenNote = (state: RootState) => state.notes.open;

/** Whether this viewer may write the notes of a user screening here and now [NO-3, SE-7, API-42]. */
export const selectMayWriteNotes = (state: RootState, userScreeningId: number | undefined): boolean => {
  const user = selectUser(state);
  const userScreening = selectUserScreening(state, userScreeningId ?? null);
  if (!user || !userScreening) return false;
  return mayWriteNotes(user, userScreening.userId, state.notes.features.includes(trainerNotesFeature));
};

/** A note with both its texts, or null while there is none. */
export const selectNote = (state: RootState, { userScreeningId, target }: OpenNote): Note | null => {
  const userScreening = selectUserScreening(state, userScreeningId);
  return userScreening ? noteOn(userScreening, target) : null;
};
