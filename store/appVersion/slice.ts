import { createSlice } from '@reduxjs/toolkit';

/** Whether a new app version waits for a yes [SW-2], and whether the person waits for one that was confirmed [SW-3]. */
interface AppVersionState {
  isWaiting: boolean;
  isLoading: boolean;
}

const initialState: AppVersionState = { isWaiting: false, isLoading: false };

const slice = createSlice({
  name: 'appVersion',
  initialState,
  reducers: {
    found(state) {
      state.isWaiting = !state.isLoading;
    },
    confirmed: () => ({ isWaiting: false, isLoading: true }),
    /** The person waits no longer, or did not even confirm. */
    declined: () => initialState,
  },
});

export const appVersionActions = slice.actions;
export const appVersionReducer = slice.reducer;
