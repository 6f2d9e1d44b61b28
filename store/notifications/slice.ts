import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Notification } from '../../src/contract/chat';

/** The unseen notifications. Kept by redux-persist, because `as_db` has no table for them [DB-2]. */
export interface NotificationsState {
  entries: Notification[];
  /** The notifications for which an update has begun, as `keyOf` [AS-4]; '' when one may begin. Not kept. */
  updatedFor: string;
}

const initialState: NotificationsState = { entries: [], updatedFor: '' };

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    loadRequested() {},
    loaded(state, { payload }: PayloadAction<Notification[]>) {
      state.entries = payload;
      if (payload.every(({ type }) => type === 'CHAT')) state.updatedFor = '';
    },
    updateBegunFor(state, { payload }: PayloadAction<string>) {
      state.updatedFor = payload;
    },
  },
});

export const notificationsActions = slice.actions;
export const notificationsReducer = slice.reducer;
