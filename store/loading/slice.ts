import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The loading bar: visible while requests are in flight, debounced by 100 ms [SH-9]. All of an update count as one. */
const initialState = { inFlight: 0, isVisible: false };

const slice = createSlice({
  name: 'loading',
  initialState,
  reducers: {
    started(state) {
      state.inFlight += 1;
    },
    finished(state) {
      state.inFlight -= 1;
    },
    visibilityChanged(state, { payload }: PayloadAction<boolean>) {
      state.isVisible = payload;
    },
  },
});

export const loadingActions = slice.actions;
export const loadingReducer = slice.reducer;
