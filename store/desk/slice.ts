import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type SeenMark, withSeen } from '../../src/domain/desk/seen';
import type { DeskData } from '../../src/domain/deskData';
import { failed, type Process, running, succeeded } from '../process';

/** What the desk shows, and how far reading it from the device is. */
export interface DeskState extends DeskData, Process {
  /** The reasons that the trainer has seen [DE-9]. */
  seen: SeenMark[];
}

const initialState: DeskState = {
  trainings: [],
  feedback: [],
  published: [],
  seen: [],
  ...running,
};

/** What the desk shows beyond runs and user screenings, as it is on the device [DE-1, DE-5]. */
const slice = createSlice({
  name: 'desk',
  initialState,
  reducers: {
    /** A page of the desk was opened. Reads what is on the device. */
    opened() {},
    loaded({ seen }, { payload }: PayloadAction<DeskData>): DeskState {
      return { ...payload, seen, ...succeeded };
    },
    /** What this device knows as seen. What was seen here meanwhile stays. */
    seenLoaded(state, { payload }: PayloadAction<SeenMark[]>) {
      state.seen = payload.reduce(withSeen, state.seen);
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
