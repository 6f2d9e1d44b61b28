import { createSelector } from '@reduxjs/toolkit';
import { isWaiting, type LocalRun } from '../../src/domain/runs';
import { type Amount, type SyncSummary, syncSummary } from '../../src/domain/syncSummary';
import { selectExerciseRuns } from '../exerciseRun/selectors';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectScreeningRuns } from '../screening/selectors';
import { selectUser } from '../session/selectors';
import { selectIsOnline } from '../shell/selectors';

export const selectSync = (state: RootState) => state.sync;

/** The runs that this user has recorded on this device [CO-5]. */
export const selectOwnRuns = createSelector(
  [selectScreeningRuns, selectExerciseRuns, selectUser],
  (screeningRuns, exerciseRuns, user): LocalRun[] =>
    [...screeningRuns, ...exerciseRuns].filter((run) => run.recordedBy === user?.id),
);

/** How many runs of this user wait for the server [CO-5]. */
export const selectWaitingRunCount = createSelector([selectOwnRuns], (runs) => runs.filter(isWaiting).length);

/** A run that is over waits for the server. */
export const selectIsEndedRunWaiting = createSelector([selectOwnRuns], (runs) =>
  runs.some((run) => isWaiting(run) && run.position === null),
);

/** The runs that the server refused: set aside, shown, and to be exported [CO-4]. */
export const selectRefusedRuns = createSelector([selectOwnRuns], (runs) =>
  runs.filter(({ refusal }) => refusal !== null),
);

/** How many runs of this user are damaged on this device. */
export const selectUnreadableRunCount = (state: RootState) => state.sync.unreadableRuns;

/** What of this user waits for the server. */
export const selectWaiting = createSelector(
  [selectWaitingRunCount, selectOwnOutbox],
  (runs, outbox): Amount => ({ runs, messages: outbox.filter(({ refusal }) => refusal === null).length }),
);

/** What of this user stays on this device: refused or damaged [CO-4]. */
const selectSetAside = createSelector(
  [selectRefusedRuns, selectUnreadableRunCount, selectOwnOutbox],
  (refused, unreadable, outbox): Amount => ({
    runs: refused.length + unreadable,
    messages: outbox.filter(({ refusal }) => refusal !== null).length,
  }),
);

export const selectSyncSummary = createSelector(
  [selectIsOnline, selectWaiting, selectSetAside, (state: RootState) => state.sync.nextTryAt],
  (isOnline, waiting, setAside, nextTryAt): SyncSummary =>
    syncSummary({ isOnline, waiting, setAside, nextTryAt }),
);
