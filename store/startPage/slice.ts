import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { LocalIds } from '../../src/domain/runs';

export interface StartPageState {
  /** The runs that the start page shows; null before they are known, and when they are too many to come first. */
  runs: LocalIds | null;
}

const initialState: StartPageState = { runs: null };

const slice = createSlice({
  name: 'startPage',
  initialState,
  reducers: {
    /** With these runs the next start shows the start page before all others are read [CO-28]. */
    runsKept(state, { payload }: PayloadAction<LocalIds | null>) {
      state.runs = payload;
    },
  },
});

export const startPageActions = slice.actions;
export const startPageReducer = slice.reducer;
