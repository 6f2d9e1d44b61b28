import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '../../src/contract/chat';

/** State of the live channel. It is also 'active' while it waits to reconnect [LC-9]. */
type LiveStatus = 'active' | 'deactivating' | 'inactive';

const initialState = { status: 'inactive' as LiveStatus };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged(state, { payload }: PayloadAction<LiveStatus>) {
      state.status = payload;
    },
    /** The channel is connected, for the first time or again. */
    connected() {},
    /** The live channel reported a notification; null when it could not be read. */
    notified(_state, _action: PayloadAction<Notification | null>) {},
  },
});

export const liveActions = slice.actions;
export const liveReducer = slice.reducer;
