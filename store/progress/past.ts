/** What a person did so far, from what is on the device [HI-9]. */
import { createSelector } from '@reduxjs/toolkit';
import { type PastEntry, pastOf, pastScreenings, pastTrainings } from '../../src/domain/past';
import { selectTrainings } from '../desk/athlete';
import { selectExercises } from '../exercise/selectors';
import { selectOffice } from '../office/selectors';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectReadAt } from '../runs/selectors';
import { selectHistory, selectRunsOf } from './selectors';

const selectPastTrainings = createSelector(
  [
    selectTrainings,
    (state: RootState) => selectOffice(state).desk.feedback,
    selectExercises,
    selectRunsOf,
    selectOwnOutbox,
  ],
  (trainings, feedback, known, screeningRuns, unsent) =>
    pastTrainings(trainings, { feedback, known, screeningRuns, unsent }),
);

/** The trainings and completed screenings of a person, newest first. */
export const selectPast: (state: RootState, userId: number) => PastEntry[] = createSelector(
  [selectPastTrainings, selectRunsOf, selectHistory, selectReadAt],
  (trainings, runs, { points }, readAt) => pastOf(trainings, pastScreenings(runs, points), readAt),
);
