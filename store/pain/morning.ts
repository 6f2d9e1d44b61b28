/** The question on the morning after a training that hurt [PN-3]. */
import { createSelector } from '@reduxjs/toolkit';
import { type MorningQuestion, morningQuestions } from '../../src/domain/morning';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns, selectReadAt } from '../runs/selectors';
import { selectUser } from '../session/selectors';

/** The questions of this morning, none before the device knows which are settled [PN-3]. */
export const selectMorningQuestions: (state: RootState) => MorningQuestion[] = createSelector(
  [
    selectExerciseRuns,
    selectUser,
    ({ feedback }: RootState) => (feedback.isLoaded ? feedback.settled : null),
    selectReadAt,
  ],
  (runs, user, settled, now) =>
    user && settled ? morningQuestions(runs, { userId: user.id, settled, now }) : [],
);
