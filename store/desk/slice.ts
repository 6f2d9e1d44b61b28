import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskData } from '../../src/domain/deskData';
import { failed, type Process, running, succeeded } from '../process';

/** What the desk shows, and how far reading it from the device is. */
export interface DeskState extends DeskData, Process {}

const initialState: DeskState = {
  trainings: [],
  feedback: [],
  published: [],
  ...running,
};

/** What the desk shows beyond runs and user screenings, as it is on the device [DE-1, DE-5]. */
const slice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** A page of the desk was opened. Reads what is on the device. */
    opened() {},
    loaded(_state, { payload }: PayloadAction<DeskData>): DeskState {
      return { ...payload, ...succeeded };
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
  },
});

export const deskActions = slice.actions;
export const deskReducer = slice.reducer;
