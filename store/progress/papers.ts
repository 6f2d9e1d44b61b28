/** What is printed of athletes [HI-8]. */
import { createSelector } from '@reduxjs/toolkit';
import type { User, UserScreening } from '../../src/contract/schemas';
import type { PlannedExercise } from '../../src/domain/plan';
import type { History } from '../../src/domain/progress/history';
import { selectTrainingPlan } from '../exercise/selectors';
import type { RootState } from '../rootReducer';
import { selectUsers } from '../users/selectors';
import { selectHistory, selectProgressUser } from './selectors';

/** The sheet of one person. */
export interface Paper {
  person: User;
  history: History;
  plan: PlannedExercise[];
  /** The name of the screening of the last run. */
  screening: string | null;
  /** Null without an assignment. */
  userScreening: UserScreening | null;
  /** The name of who rated the last run; null where this device does not know it. */
  rater: string | null;
}

const ofUser = (_state: RootState, userId: number) => userId;

/** The sheet of the user or of an athlete of theirs; null for anybody else. */
const selectPaper: (state: RootState, userId: number) => Paper | null = createSelector(
  [
    ofUser,
    selectProgressUser,
    selectHistory,
    selectTrainingPlan,
    (state: RootState) => state.screening,
    selectUsers,
  ],
  (userId, person, history, plan, { screenings, userScreenings }, users) => {
    if (!person) return null;
    const last = history.points.at(-1);
    const rater = users.find(({ id }) => id === last?.rater);
    return {
      person,
      history,
      plan,
      screening: screenings.find(({ id }) => id === last?.run.screeningId)?.name ?? null,
      userScreening: userScreenings.find((one) => one.userId === userId) ?? null,
      rater: rater ? `${rater.firstName} ${rater.lastName}` : null,
    };
  },
);

/**
 * The sheets of the user and of their athletes, in this order; others are left out. To be compared by `shallowEqual`.
 */
export const selectPapers = (state: RootState, ids: readonly number[]): Paper[] =>
  ids.flatMap((id) => selectPaper(state, id) ?? []);
