import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { NotePost, NoteTarget } from '../../src/contract/notes';
import { failed, idle, type Process, running } from '../process';

/** The note in the dialog. */
export interface OpenNote {
  userScreeningId: number;
  target: NoteTarget;
}

interface NotesState {
  /** Null while the dialog is closed. */
  open: OpenNote | null;
  saving: Process;
}

const initialState: NotesState = { open: null, saving: idle };

/** Writing the notes of a trainer [NO-3]. */
const slice = createSlice({
  name: 'notes',
  initialState,
  reducers: {
    opened(state, { payload }: PayloadAction<OpenNote>) {
      state.open = payload;
      state.saving = idle;
    },
    /** The dialog is closed. A note that is being saved is saved nevertheless. */
    closed(state) {
      state.open = null;
      state.saving = idle;
    },
    submitted(state, _action: PayloadAction<NotePost>) {
      state.saving = running;
    },
    saved(state) {
      state.open = null;
      state.saving = idle;
    },
    savingFailed(state, { payload }: PayloadAction<string>) {
      state.saving = failed(payload);
    },
  },
});

export const notesActions = slice.actions;
export const notesReducer = slice.reducer;
