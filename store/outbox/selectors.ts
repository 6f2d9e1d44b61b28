import { createSelector } from '@reduxjs/toolkit';
import { isOfKind, nextEntry } from '../../src/domain/outbox';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

const selectEntries = (state: RootState) => state.outbox.entries;
/** Why an entry is not on the device, by its client id; null while it is being written. */
export const selectUnsaved = (state: RootState) => state.outbox.unsaved;

/** What this user has written and the server does not have yet, in its order; nobody else's [SE-1]. */
export const selectOwnOutbox = createSelector([selectEntries, selectUser], (entries, user) =>
  entries.filter(({ writtenBy }) => writtenBy === user?.id),
);

/** The messages in it. */
export const selectWaitingMessages = createSelector([selectOwnOutbox], (entries) =>
  entries.filter(isOfKind('message')),
);

/** The entry whose turn it is [ON-2]. */
export const selectNextEntry = (state: RootState, skippedSubjects: ReadonlySet<string>) =>
  nextEntry(selectOwnOutbox(state), skippedSubjects);
