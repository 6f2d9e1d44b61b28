import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Process } from '../process';

/** The topics of the data update, in the order of loading [UP-3, UP-6]. */
export const updateTopics = ['User', 'Screening', 'Training', 'Video', 'Finished'] as const;
export type UpdateTopic = (typeof updateTopics)[number] | 'Error';

interface UpdateEntry {
  text: string;
  topic: UpdateTopic;
  isError: boolean;
}

export interface UpdateState {
  status: Process['status'];
  /** The topic that is being loaded or that failed. */
  currentTopic: UpdateTopic | null;
  entries: UpdateEntry[];
  videoProgress: { done: number; total: number } | null;
  /** When the last update succeeded, in milliseconds since the epoch; null before the first one [CO-25]. */
  updatedAt: number | null;
  /** Up to where the changes are in the slices of this tab [DE-6]; null before its first update. */
  shownCursor: string | null;
}

const initialState: UpdateState = {
  status: 'idle',
  currentTopic: null,
  entries: [],
  videoProgress: null,
  updatedAt: null,
  shownCursor: null,
};

const slice = createSlice({
  name: 'update',
  initialState,
  reducers: {
    updateRequested() {},
    retryRequested() {},
    updateStarted({ updatedAt, shownCursor }): UpdateState {
      return { ...initialState, status: 'running', updatedAt, shownCursor };
    },
    /** What the device holds is shown, up to this cursor. */
    changesShown(state, { payload: cursor }: PayloadAction<string>) {
      state.shownCursor = cursor;
    },
    topicStarted(state, { payload }: PayloadAction<UpdateTopic>) {
      state.currentTopic = payload;
    },
    logged(state, { payload }: PayloadAction<UpdateEntry>) {
      state.entries.push(payload);
    },
    videoProgressed(state, { payload }: PayloadAction<{ done: number; total: number }>) {
      state.videoProgress = payload;
    },
    updateSucceeded(state, { payload: now }: PayloadAction<number>) {
      state.status = 'succeeded';
      state.updatedAt = now;
      state.videoProgress = null;
    },
    updateFailed(state, { payload }: PayloadAction<string>) {
      state.status = 'failed';
      state.entries.push({ text: payload, topic: 'Error', isError: true });
      state.videoProgress = null;
    },
  },
});

export const updateActions = slice.actions;
export const updateReducer = slice.reducer;
