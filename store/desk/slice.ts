import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { DeskData } from '../../src/domain/deskData';
import { failed, type Process, running, succeeded } from '../process';

/** What the desk shows, and how far reading it from the device is. */
export interface DeskState extends DeskData, Process {
  /** Whether the device never got the desk of this user as a whole, so that more may be on the server [HI-9]. */
  isMissing: boolean;
}

const nothing: DeskData = { trainings: [], feedback: [], published: [] };

const initialState: DeskState = { ...nothing, isMissing: false, ...running };

/** What the desk shows beyond runs and user screenings, as it is on the device [DE-1, DE-5]. */
const slice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** A page of the desk was opened. Reads what is on the device. */
    opened() {},
    loaded(_state, { payload }: PayloadAction<DeskData>): DeskState {
      return { ...payload, isMissing: false, ...succeeded };
    },
    /** The device holds nothing of this user. */
    missing(): DeskState {
      return { ...nothing, isMissing: true, ...succeeded };
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
  },
});

export const deskActions = slice.actions;
export const deskReducer = slice.reducer;
