import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '../../src/contract/chat';

/** The live channel's client: 'active' also while it waits to reconnect [LC-9]. */
export type LiveStatus = 'active' | 'deactivating' | 'inactive';

const initialState = { status: 'inactive' as LiveStatus };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged(state, { payload }: PayloadAction<LiveStatus>) {
      state.status = payload;
    },
    /** The channel is there, for the first time or again. */
    connected() {},
    /** A notification came by the channel; null when it could not be read. */
    notified(_state, _action: PayloadAction<Notification | null>) {},
  },
});

export const liveActions = slice.actions;
export const liveReducer = slice.reducer;
