import { createSelector } from '@reduxjs/toolkit';
import { emptyFeedback, feedbackKey } from '../../src/domain/feedback';
import { byStart, type LocalExerciseRun } from '../../src/domain/runs';
import type { RootState } from '../rootReducer';
import { selectExerciseRuns, selectReadAt } from '../runs/selectors';
import { selectUser } from '../session/selectors';

export const selectFeedback = (state: RootState) => state.feedback;

/**
 * The exercise run in an address, named by its server id or its client id. Undefined if this device does not know it.
 */
export const selectFeedbackRun = (state: RootState, name: string): LocalExerciseRun | undefined =>
  selectExerciseRuns(state).find(
    ({ id, clientId }) => clientId === name || (id !== undefined && String(id) === name),
  );

/** The key of this user's feedback on the exercise run in an address. */
export const selectFeedbackKey = (state: RootState, name: string): string =>
  feedbackKey(selectUser(state)?.id ?? 0, selectFeedbackRun(state, name)?.clientId ?? name);

export const selectFeedbackDraft = (state: RootState, key: string) =>
  state.feedback.drafts[key] ?? emptyFeedback;

/** An exercise run whose feedback can still be given. */
export interface FeedbackOffer {
  key: string;
  /** Names the run in an address: its server id, or its client id before the server has it. */
  name: string;
  /** The athlete. */
  userId: number;
  /** ISO 8601. */
  start: string;
}

/** Null until the device was asked. Otherwise the person would be asked again for what is settled. */
const selectSettled = ({ feedback }: RootState) => (feedback.isLoaded ? feedback.settled : null);

/**
 * The exercise runs of this user whose feedback was neither given nor declined, latest first [TR-20, ON-4]: the
 * latest one, and each one completed by an app version that offers feedback on every run.
 */
export const selectFeedbackOffers = createSelector(
  [selectExerciseRuns, selectUser, selectSettled, selectReadAt],
  (runs, user, settled, readAt): FeedbackOffer[] =>
    runs
      .filter(({ completed, recordedBy }) => completed && recordedBy === user?.id)
      .toSorted(byStart(readAt))
      .toReversed()
      .filter(({ offersFeedback }, index) => offersFeedback || index === 0)
      .map(({ id, clientId, recordedBy, userId, start }) => ({
        key: feedbackKey(recordedBy, clientId),
        name: String(id ?? clientId),
        userId,
        start,
      }))
      .filter(({ key }) => settled?.includes(key) === false),
);
