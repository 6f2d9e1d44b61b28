import { createSlice } from '@reduxjs/toolkit';

/** Whether a new app version waits [SW-2, SW-3]. */
interface AppVersionState {
  isWaiting: boolean;
}

const initialState: AppVersionState = { isWaiting: false };

const slice = createSlice({
  name: 'appVersion',
  initialState,
  reducers: {
    found(state) {
      state.isWaiting = true;
    },
    confirmed(state) {
      state.isWaiting = false;
    },
    declined(state) {
      state.isWaiting = false;
    },
  },
});

export const appVersionActions = slice.actions;
export const appVersionReducer = slice.reducer;
