import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { HomeScreenWay } from '../../src/domain/homeScreen';

/** The app on the home screen of the device. */
export interface HomeScreenState {
  /** Null when the app is there already, when the browser cannot add it, and until this is known. */
  way: HomeScreenWay | null;
  /** The person wanted to hear no more of it on this device. */
  isDeclined: boolean;
}

const initialState: HomeScreenState = { way: null, isDeclined: false };

const slice = createSlice({
  name: 'homeScreen',
  initialState,
  reducers: {
    found(_state, { payload }: PayloadAction<HomeScreenState>) {
      return payload;
    },
    installRequested() {},
    declined() {},
  },
});

export const homeScreenActions = slice.actions;
export const homeScreenReducer = slice.reducer;
