/** What is printed of athletes [HI-8]. */
import { createSelector } from '@reduxjs/toolkit';
import type { Exercise, User, UserScreening } from '../../src/contract/schemas';
import type { History } from '../../src/domain/progress/history';
import { selectTrainingPlan } from '../exercise/selectors';
import type { RootState } from '../rootReducer';
import { selectHistory, selectProgressUser } from './selectors';

/** The sheet of one person. */
export interface Paper {
  person: User;
  history: History;
  plan: Exercise[];
  /** The name of the screening of the last run. */
  screening: string | null;
  /** Null without an assignment. */
  userScreening: UserScreening | null;
  /** The name of who rated the last run; null where this device does not know it. */
  rater: string | null;
}

const paperOf = (state: RootState, userId: number): Paper[] => {
  const person = selectProgressUser(state, userId);
  if (!person) return [];
  const history = selectHistory(state, userId);
  const last = history.points.at(-1);
  const { users, screenings, userScreenings } = state.screening;
  const rater = users.find(({ id }) => id === last?.rater);
  return [
    {
      person,
      history,
      plan: selectTrainingPlan(state, userId),
      screening: screenings.find(({ id }) => id === last?.run.screeningId)?.name ?? null,
      userScreening: userScreenings.find((one) => one.userId === userId) ?? null,
      rater: rater ? `${rater.firstName} ${rater.lastName}` : null,
    },
  ];
};

/** The sheets of the user and of their athletes, in this order; others are left out. `ids` are parted by commas. */
export const selectPapers = createSelector(
  [(state: RootState) => state, (_state: RootState, ids: string) => ids],
  (state, ids): Paper[] => ids.split(',').flatMap((id) => paperOf(state, Number(id))),
);
