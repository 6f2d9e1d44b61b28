import { createSelector } from '@reduxjs/toolkit';
import type { DeskNotification } from '../../src/contract/assignments';
import type { Notification } from '../../src/contract/chat';
import { assignmentsFeature } from '../../src/contract/features';
import type { RootState } from '../rootReducer';
import { selectHasFeature } from '../server/selectors';

const none: DeskNotification[] = [];

const isOfDesk = (notification: Notification): notification is DeskNotification =>
  notification.type !== 'CHAT';

/** The changes of a trainer that the server announces, and that an update brings [AS-4]. None without the feature. */
export const selectAnnounced = createSelector(
  [
    (state: RootState) => state.notifications.entries,
    (state: RootState) => selectHasFeature(state, assignmentsFeature),
  ],
  (notifications, hasFeature): DeskNotification[] => (hasFeature ? notifications.filter(isOfDesk) : none),
);

/** Names these notifications, in any order. '' for none. */
export const keyOf = (notifications: readonly DeskNotification[]): string =>
  notifications
    .map(({ type, senderId }) => `${type} ${senderId}`)
    .sort()
    .join(', ');

/**
 * Names the announced changes for which no update has begun yet; '' without such changes. So each set of notifications
 * starts one update at most, also if it fails, or if the server still lists them afterwards [AS-4].
 */
export const selectUpdateWantedFor = (state: RootState): string => {
  const key = keyOf(selectAnnounced(state));
  return key === state.notifications.updatedFor ? '' : key;
};
