import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskData } from '../../src/domain/deskData';

export interface DeskState extends DeskData {
  status: 'loading' | 'ready' | 'failed';
  /** Why it could not be read from the device, in German. */
  error: string | null;
}

const initialState: DeskState = {
  trainings: [],
  feedback: [],
  published: [],
  status: 'loading',
  error: null,
};

/** What the desk shows beyond runs and user screenings, as it is on the device [DE-1, DE-5]. */
const slice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** A page of the desk was opened. Reads what is on the device. */
    opened() {},
    loaded(_state, { payload }: PayloadAction<DeskData>): DeskState {
      return { ...payload, status: 'ready', error: null };
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      state.status = 'failed';
      state.error = payload;
    },
  },
});

export const deskActions = slice.actions;
export const deskReducer = slice.reducer;
