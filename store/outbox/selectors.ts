import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

const selectOutbox = (state: RootState) => state.outbox.messages;
/** Why a message is not on the device, by its client id; null while it is being written. */
export const selectUnsaved = (state: RootState) => state.outbox.unsaved;

/** What this user has written and the server does not have yet, in its order; nobody else's [SE-1]. */
export const selectOwnOutbox = createSelector([selectOutbox, selectUser], (messages, user) =>
  messages.filter(({ senderId }) => senderId === user?.id),
);

/** The message whose turn it is. */
export const selectNextWaiting = (state: RootState) =>
  selectOwnOutbox(state).find(({ refusal }) => refusal === null);
