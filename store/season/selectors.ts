/** The season of the trainer's athletes, from what is on the device [SN-1]. */
import { createSelector } from '@reduxjs/toolkit';
import { deskTrainings } from '../../src/domain/desk/trainings';
import { type SeasonLane, seasonLanes } from '../../src/domain/season/lanes';
import { selectAllScreenings, selectDeskRows } from '../desk/deskRows';
import { selectOffice } from '../office/selectors';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns, selectScreeningRuns } from '../runs/selectors';

const selectNow = (_state: RootState, now: number) => now;

const selectTrainings = createSelector(
  [selectExerciseRuns, (state: RootState) => selectOffice(state).desk.trainings, selectNow],
  deskTrainings,
);

/** A lane for each athlete of this trainer, in no order. `now` in milliseconds since the epoch. */
export const selectSeasonLanes: (state: RootState, now: number) => SeasonLane[] = createSelector(
  [selectDeskRows, selectTrainings, selectScreeningRuns, selectAllScreenings, selectNow],
  (rows, trainings, screeningRuns, screenings, now) =>
    seasonLanes({ rows, trainings, screeningRuns, screenings }, now),
);
