import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SeenMark, withAllSeen, withSeen } from '../../src/domain/desk/seen';
import type { DeskData } from '../../src/domain/deskData';
import { failed, type Process, running, succeeded } from '../process';

/** What the desk shows, and how far reading it from the device is. */
export interface DeskState extends DeskData, Process {
  /** Whether the device never got the desk of this user as a whole, so that more may be on the server [HI-9]. */
  isMissing: boolean;
  /** The reasons that the trainer has seen [DE-9]. */
  seen: SeenMark[];
}

const nothing: DeskData = { trainings: [], feedback: [], published: [] };

const initialState: DeskState = { ...nothing, isMissing: false, seen: [], ...running };

/** What the desk shows beyond runs and user screenings, as it is on the device [DE-1, DE-5]. */
const slice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** A page of the desk was opened. Reads what is on the device. */
    opened() {},
    loaded({ seen }, { payload }: PayloadAction<DeskData>): DeskState {
      return { ...payload, isMissing: false, seen, ...succeeded };
    },
    /** The device holds nothing of this user. */
    missing({ seen }): DeskState {
      return { ...nothing, isMissing: true, seen, ...succeeded };
    },
    /** What this device knows as seen. What was seen here meanwhile stays. */
    seenLoaded(state, { payload }: PayloadAction<SeenMark[]>) {
      state.seen = withAllSeen(state.seen, payload);
    },
    /** The trainer has seen a reason [DE-9]. */
    reasonSeen(state, { payload }: PayloadAction<SeenMark>) {
      state.seen = withSeen(state.seen, payload);
    },
    loadFailed(state, { payload }: PayloadAction<string>) {
      Object.assign(state, failed(payload));
    },
  },
});

export const deskActions = slice.actions;
export const deskReducer = slice.reducer;
