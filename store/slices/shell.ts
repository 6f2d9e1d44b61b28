import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export interface ShellState {
  /** Set by screens, cleared on every page change [SH-3]. */
  secondaryTitle: string | null;
  /** A new version of the app waits [SW-2]. */
  isUpdateWaiting: boolean;
}

const initialState: ShellState = { secondaryTitle: null, isUpdateWaiting: false };

const slice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    secondaryTitleSet(state, { payload }: PayloadAction<string | null>) {
      state.secondaryTitle = payload;
    },
    updateFound(state) {
      state.isUpdateWaiting = true;
    },
    updateConfirmed(state) {
      state.isUpdateWaiting = false;
    },
    updateDeclined(state) {
      state.isUpdateWaiting = false;
    },
  },
});

export const shellActions = slice.actions;
export const shellReducer = slice.reducer;
