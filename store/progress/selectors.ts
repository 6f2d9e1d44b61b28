/** The progress of an athlete, from what is on the device [HI-1 to HI-6]. */
import { createSelector } from '@reduxjs/toolkit';
import { trainingsFeature } from '../../src/contract/features';
import type { Screening, User } from '../../src/contract/schemas';
import { type History, historyOf, type Since } from '../../src/domain/progress/history';
import { selectDeskAthlete } from '../desk/athlete';
import type { RootState } from '../rootReducer';
import { selectReadAt, selectScreeningRuns } from '../runs/selectors';
import { selectScreenings } from '../screening/selectors';
import { selectHasFeature } from '../server/selectors';
import { selectUser } from '../session/selectors';
import { selectDisagreement } from './disagreement';

const noScreenings: Screening[] = [];

/** The screenings of which this device knows the tests. */
const selectKnownScreenings = createSelector(
  [selectScreenings, ({ office }: RootState) => office?.desk.published ?? noScreenings],
  (stored, published) => [...published, ...stored],
);

/** The names of the tests, by their ids. */
export const selectTestNames = createSelector(
  [selectKnownScreenings],
  (screenings) => new Map(screenings.flatMap(({ tests }) => tests.map(({ id, name }) => [id, name]))),
);

/** The screening runs of a person. */
export const selectRunsOf = createSelector(
  [selectScreeningRuns, (_state: RootState, userId: number) => userId],
  (runs, userId) => runs.filter((run) => run.userId === userId),
);

/** The completed runs of an athlete, oldest first, with what changed between them. */
export const selectHistory: (state: RootState, userId: number) => History = createSelector(
  [selectRunsOf, selectKnownScreenings, selectReadAt, selectDisagreement],
  historyOf,
);

/** The user themselves, or an athlete of theirs; null for anybody else [DE-4]. */
export const selectProgressUser = (state: RootState, userId: number): User | null => {
  const user = selectUser(state);
  if (user?.id === userId) return user;
  return selectDeskAthlete(state, userId);
};

/** The history, where the server says who rated [HI-5]. */
export const selectHistoryWhereKnown = (state: RootState, userId: number | undefined): History | null =>
  userId !== undefined && selectHasFeature(state, trainingsFeature) ? selectHistory(state, userId) : null;

/**
 * What the overview of the last run says of its change; null where the server does not say who rated, or where there is
 * nothing to compare with [HI-5].
 */
export const selectLastSince = (state: RootState, userId: number | undefined): Since | null =>
  selectHistoryWhereKnown(state, userId)?.points.at(-1)?.since ?? null;
