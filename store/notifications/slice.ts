import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '../../src/contract/chat';
import { forgetOthers, type KeptForUser } from '../persist/keptFor';

/** What the user has not seen yet; kept by redux-persist, as the local database has no table for it [DB-2]. */
export interface NotificationsState extends KeptForUser {
  entries: Notification[];
}

const initialState: NotificationsState = { userId: null, entries: [] };

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    loadRequested() {},
    loaded(state, { payload }: PayloadAction<Notification[]>) {
      state.entries = payload;
    },
  },
  extraReducers: (builder) => forgetOthers(builder, initialState),
});

export const notificationsActions = slice.actions;
export const notificationsReducer = slice.reducer;
