import { createSelector } from '@reduxjs/toolkit';
import { trainingsFeature } from '../../src/contract/features';
import { type MomentWeek, weekOfTraining } from '../../src/domain/progress/trainingMoment';
import type { LocalExerciseRun } from '../../src/domain/runs';
import { selectTrainingEntries } from '../desk/athlete';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';
import { selectHasFeature } from '../server/selectors';

type Run = Pick<LocalExerciseRun, 'clientId' | 'userId'>;

const selectWeek = createSelector(
  [
    (state: RootState, { userId }: Run) => selectTrainingEntries(state, userId),
    (_state: RootState, { clientId }: Run) => clientId,
  ],
  weekOfTraining,
);

/**
 * The week of a training; null where this device does not know all trainings of it: the server does not list them, or
 * they are not read yet [MO-2].
 */
export const selectWeekOfTraining = (state: RootState, run: Run): MomentWeek | null =>
  selectHasFeature(state, trainingsFeature) && selectOffice(state).desk.status === 'succeeded'
    ? selectWeek(state, run)
    : null;
