import { createSelector } from '@reduxjs/toolkit';
import { type Entry, isSetAside } from '../../src/domain/outbox';
import { isWaiting, type LocalRun } from '../../src/domain/runs';
import { type Amount, amountOf, type SyncSummary, syncSummary } from '../../src/domain/syncSummary';
import { selectIsOnline } from '../network/selectors';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectOwnRuns, selectUnreadableRunCount } from '../runs/selectors';

export const selectSync = (state: RootState) => state.sync;
/** Bytes of runs to send in one request [FL-14]. */
export const selectBatchSize = (state: RootState) => state.sync.batchSize;

const waitingOf = (runs: readonly LocalRun[], outbox: readonly Entry[]): Amount =>
  amountOf([...runs.filter(isWaiting), ...outbox.filter((entry) => !isSetAside(entry))]);

/** Amount of this user's data that waits for the server, open runs included. */
export const selectWaiting = createSelector([selectOwnRuns, selectOwnOutbox], waitingOf);

/** The same without open runs: the person goes on with them, so they are not late [FL-4, FL-11]. */
const selectFinished = createSelector([selectOwnRuns, selectOwnOutbox], (runs, outbox) =>
  waitingOf(
    runs.filter(({ position }) => position === null),
    outbox,
  ),
);

/** Amount of this user's data that is refused, in conflict or damaged and stays on this device [CO-4, NT-1]. */
const selectSetAside = createSelector(
  [selectOwnRuns, selectOwnOutbox, selectUnreadableRunCount],
  (runs, outbox, unreadable): Amount =>
    amountOf([...runs.filter(({ refusal }) => refusal !== null), ...outbox.filter(isSetAside)], unreadable),
);

export const selectSyncSummary = createSelector(
  [selectIsOnline, selectFinished, selectSetAside, (state: RootState) => state.sync.nextTryAt],
  (isOnline, waiting, setAside, nextTryAt): SyncSummary =>
    syncSummary({ isOnline, waiting, setAside, nextTryAt }),
);
