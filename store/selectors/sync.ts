import { createSelector } from '@reduxjs/toolkit';
import { isWaiting, type LocalRun } from '../../src/domain/localRuns';
import type { RootState } from '../rootReducer';
import { selectScreeningRuns } from './screening';
import { selectUser } from './session';
import { selectExerciseRuns } from './training';

export const selectSync = (state: RootState) => state.sync;

const selectOwnRuns = createSelector(
  [selectScreeningRuns, selectExerciseRuns, selectUser],
  (screeningRuns, exerciseRuns, user): LocalRun[] =>
    [...screeningRuns, ...exerciseRuns].filter((run) => run.recordedBy === user?.id),
);

/** How many runs of this user wait for the server [CO-5]. */
export const selectWaitingRunCount = createSelector([selectOwnRuns], (runs) => runs.filter(isWaiting).length);

/** The runs that the server refused: set aside, shown, and to be exported [CO-4]. */
export const selectRefusedRuns = createSelector([selectOwnRuns], (runs) =>
  runs.filter(({ refusal }) => refusal !== null),
);

/** How many runs of this user are damaged on this device. */
export const selectUnreadableRunCount = (state: RootState) => state.sync.unreadableRuns;
