import type { NoteTarget } from '../../src/contract/notes';
import { noteName } from '../../src/domain/entryKinds';
import type { RootState } from '../rootReducer';
import { isChanged, type NoteDraft } from './slice';

/** Names the draft of a note. */
export const noteDraftKey = (userScreeningId: number, target: NoteTarget): string =>
  `${userScreeningId}/${noteName(target)}`;

/** None before the office has come: nobody can write before. */
const draftsIn = ({ office }: RootState): Record<string, NoteDraft> => office?.noteDrafts.drafts ?? {};

/** The draft of a note; null while nobody writes on it. */
export const selectNoteDraft = (state: RootState, key: string): NoteDraft | null =>
  draftsIn(state)[key] ?? null;

/** Whether something is typed that would be lost with the tab. */
export const selectHasUnsavedNotes = (state: RootState): boolean =>
  Object.values(draftsIn(state)).some(isChanged);
