import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

const selectNotifications = (state: RootState) => state.notifications.entries;

/** The unread messages. Each one is a notification of type CHAT from its sender [API-34]. */
export const selectUnreadMessages = createSelector([selectNotifications], (notifications) =>
  notifications.filter(({ type }) => type === 'CHAT'),
);

/** The number on the badge of the top bar [SH-5]. */
export const selectUnreadCount = (state: RootState) => selectUnreadMessages(state).length;
