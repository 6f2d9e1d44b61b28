import { createSelector } from '@reduxjs/toolkit';
import { type Entry, type EntryKind, isOfKind } from '../../src/domain/outbox';
import { type Amount, type SyncSummary, syncSummary } from '../../src/domain/syncSummary';
import { selectIsOnline } from '../network/selectors';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectRefusedRuns, selectUnreadableRunCount, selectWaitingRunCount } from '../runs/selectors';

export const selectSync = (state: RootState) => state.sync;
/** Bytes of runs to send in one request [FL-14]. */
export const selectBatchSize = (state: RootState) => state.sync.batchSize;

const countOf = (entries: readonly Entry[], kind: EntryKind) => entries.filter(isOfKind(kind)).length;

/** Amount of this user's data that waits for the server. */
export const selectWaiting = createSelector(
  [selectWaitingRunCount, selectOwnOutbox],
  (runs, outbox): Amount => {
    const waiting = outbox.filter(({ refusal }) => refusal === null);
    return { runs, messages: countOf(waiting, 'message'), feedback: countOf(waiting, 'feedback') };
  },
);

/** Amount of this user's data that is refused or damaged and stays on this device [CO-4]. */
const selectSetAside = createSelector(
  [selectRefusedRuns, selectUnreadableRunCount, selectOwnOutbox],
  ({ length: refusedRuns }, unreadable, outbox): Amount => {
    const refused = outbox.filter(({ refusal }) => refusal !== null);
    return {
      runs: refusedRuns + unreadable,
      messages: countOf(refused, 'message'),
      feedback: countOf(refused, 'feedback'),
    };
  },
);

export const selectSyncSummary = createSelector(
  [selectIsOnline, selectWaiting, selectSetAside, (state: RootState) => state.sync.nextTryAt],
  (isOnline, waiting, setAside, nextTryAt): SyncSummary =>
    syncSummary({ isOnline, waiting, setAside, nextTryAt }),
);
