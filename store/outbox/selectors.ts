import { createSelector } from '@reduxjs/toolkit';
import { isOfKind, nextEntry, withoutSuperseded } from '../../src/domain/outbox';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

const selectEntries = (state: RootState) => state.outbox.entries;
/** Why an entry is not on the device, by client id; null while it is being written. */
export const selectUnsaved = (state: RootState) => state.outbox.unsaved;

/** The entries of this user in the order of writing, never those of another user [SE-1]. */
export const selectOwnEntries = createSelector([selectEntries, selectUser], (entries, user) =>
  entries.filter(({ writtenBy }) => writtenBy === user?.id),
);

/** What of this user the server does not have yet, without the entries that newer ones replace [ON-2]. */
export const selectOwnOutbox = createSelector([selectOwnEntries], withoutSuperseded);

/** The messages among them. */
export const selectWaitingMessages = createSelector([selectOwnOutbox], (entries) =>
  entries.filter(isOfKind('message')),
);

/** The next entry to send [ON-2]. */
export const selectNextEntry = (state: RootState, skippedSubjects: ReadonlySet<string>) =>
  nextEntry(selectOwnEntries(state), skippedSubjects);
