import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState = { isOnline: true };

const slice = createSlice({
  name: 'network',
  initialState,
  reducers: {
    onlineChanged(state, { payload }: PayloadAction<boolean>) {
      state.isOnline = payload;
    },
  },
});

export const networkActions = slice.actions;
export const networkReducer = slice.reducer;
