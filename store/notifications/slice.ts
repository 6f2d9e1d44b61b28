import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '../../src/contract/chat';

/** The unseen notifications. Kept by redux-persist, because `as_db` has no table for them [DB-2]. */
export interface NotificationsState {
  entries: Notification[];
}

const initialState: NotificationsState = { entries: [] };

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    loadRequested() {},
    loaded(state, { payload }: PayloadAction<Notification[]>) {
      state.entries = payload;
    },
  },
});

export const notificationsActions = slice.actions;
export const notificationsReducer = slice.reducer;
