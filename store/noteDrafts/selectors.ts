import type { NoteTarget } from '../../src/contract/notes';
import { noteName } from '../../src/domain/entryKinds';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';
import { isChanged, type NoteDraft } from './slice';

/** Names the draft of a note. */
export const noteDraftKey = (userScreeningId: number, target: NoteTarget): string =>
  `${userScreeningId}/${noteName(target)}`;

/** The draft of a note; null while nobody writes on it. */
export const selectNoteDraft = (state: RootState, key: string): NoteDraft | null =>
  selectOffice(state).noteDrafts.drafts[key] ?? null;

/** Whether something is typed that would be lost with the tab. */
export const selectHasUnsavedNotes = (state: RootState): boolean =>
  Object.values(selectOffice(state).noteDrafts.drafts).some(isChanged);
