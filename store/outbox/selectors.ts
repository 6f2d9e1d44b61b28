import { createSelector } from '@reduxjs/toolkit';
import { isFormerEntryOf, isOfKind, isWrittenBy, withoutSuperseded } from '../../src/domain/outbox';
import type { RootState } from '../rootReducer';
import { selectOwner } from '../session/selectors';

/** The entries of this user here and on a former server, in the order of writing. */
export const selectEntries = (state: RootState) => state.outbox.entries;
/** Why an entry is not on the device, by client id; null while it is being written. */
export const selectUnsaved = (state: RootState) => state.outbox.unsaved;

/** The entries of this user in the order of writing, never those of another user [SE-1]. */
export const selectOwnEntries = createSelector([selectEntries, selectOwner], (entries, owner) =>
  owner ? entries.filter(isWrittenBy(owner)) : [],
);

/** The entries that wait for a former server, written by somebody with this user name [FL-18]. */
export const selectFormerEntries = createSelector([selectEntries, selectOwner], (entries, owner) =>
  owner ? entries.filter(isFormerEntryOf(owner)) : [],
);

/** What of this user the server does not have yet, without the entries that newer ones replace [ON-2]. */
export const selectOwnOutbox = createSelector([selectOwnEntries], withoutSuperseded);

/** The messages among them. */
export const selectWaitingMessages = createSelector([selectOwnOutbox], (entries) =>
  entries.filter(isOfKind('message')),
);
