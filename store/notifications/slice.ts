import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '../../src/contract/chat';

/** What the user has not seen yet; kept by redux-persist, as the local database has no table for it [DB-2]. */
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
