import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';

const selectNotifications = (state: RootState) => state.notifications.entries;

/** An unread message is one notification of type CHAT of its sender [API-34]. */
export const selectUnreadMessages = createSelector([selectNotifications], (notifications) =>
  notifications.filter(({ type }) => type === 'CHAT'),
);

/** What the badge of the top bar counts [SH-5]. */
export const selectUnreadCount = (state: RootState) => selectUnreadMessages(state).length;
