import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface ShellState {
  /** Set by screens, cleared on every page change [SH-3]. */
  secondaryTitle: string | null;
  /** A tab with an older app version blocks the local database [DB-11]. */
  isDatabaseBlocked: boolean;
  /** The browser has refused to protect the stored data, and may delete it when space runs short. */
  isStorageTemporary: boolean;
}

const initialState: ShellState = {
  secondaryTitle: null,
  isDatabaseBlocked: false,
  isStorageTemporary: false,
};

const slice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    secondaryTitleSet(state, { payload }: PayloadAction<string | null>) {
      state.secondaryTitle = payload;
    },
    storageProtectionKnown(state, { payload: isProtected }: PayloadAction<boolean>) {
      state.isStorageTemporary = !isProtected;
    },
    databaseBlockedChanged(state, { payload }: PayloadAction<boolean>) {
      state.isDatabaseBlocked = payload;
    },
  },
});

export const shellActions = slice.actions;
export const shellReducer = slice.reducer;
