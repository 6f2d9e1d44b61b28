import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NoteTexts } from '../../src/domain/noteEntries';
import type { NoteField } from '../../src/domain/noteTexts';

/** A note that somebody is writing and has not saved. */
export interface NoteDraft {
  athleteNote: string;
  trainerNote: string;
  /** The texts that it was begun on: others may change them meanwhile [NT-1]. */
  from: NoteTexts;
}

interface NoteDraftsState {
  /** By the key of `noteDraftKey`. */
  drafts: Record<string, NoteDraft>;
}

const initialState: NoteDraftsState = { drafts: {} };

/** Whether the draft differs from what it was begun on. */
export const isChanged = ({ athleteNote, trainerNote, from }: NoteDraft): boolean =>
  athleteNote !== (from.athleteNote ?? '') || trainerNote !== (from.trainerNote ?? '');

/** A draft in which nothing is typed yet. */
export const draftOn = (from: NoteTexts): NoteDraft => ({
  athleteNote: from.athleteNote ?? '',
  trainerNote: from.trainerNote ?? '',
  from,
});

/**
 * What is typed on the page of an athlete or in the dialog stays until it is saved or given up, also while another page
 * is open [NT-2, NO-3]. It is not saved by itself: an athlete must not read half a sentence.
 */
const slice = createSlice({
  name: 'noteDrafts',
  initialState,
  reducers: {
    begun(state, { payload }: PayloadAction<{ key: string; from: NoteTexts }>) {
      state.drafts[payload.key] = draftOn(payload.from);
    },
    typed(state, { payload }: PayloadAction<{ key: string; field: NoteField; text: string }>) {
      const draft = state.drafts[payload.key];
      if (draft) draft[payload.field] = payload.text;
    },
    /** Saved, or given up. */
    ended(state, { payload: key }: PayloadAction<string>) {
      delete state.drafts[key];
    },
    /** The page or the dialog is left. What is no different from before need not stay open. */
    left(state) {
      const changed = Object.entries(state.drafts).filter(([, draft]) => isChanged(draft));
      state.drafts = Object.fromEntries(changed);
    },
  },
});

export const noteDraftsActions = slice.actions;
export const noteDraftsReducer = slice.reducer;
