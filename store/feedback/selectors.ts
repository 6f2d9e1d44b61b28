import { createSelector } from '@reduxjs/toolkit';
import { emptyFeedback, feedbackKey } from '../../src/domain/feedback';
import { selectExerciseRuns } from '../exerciseRun/selectors';
import type { RootState } from '../rootReducer';
import { selectUser } from '../session/selectors';

export const selectFeedback = (state: RootState) => state.feedback;

/** The key of this user's feedback on a training; nobody's is never found again. */
export const selectFeedbackKey = (state: RootState, exerciseRunId: number) =>
  feedbackKey(selectUser(state)?.id ?? 0, exerciseRunId);

export const selectFeedbackDraft = (state: RootState, key: string) =>
  state.feedback.drafts[key] ?? emptyFeedback;

/** The training with this id on the server, where this device knows it. */
export const selectSentExerciseRun = (state: RootState, exerciseRunId: number) =>
  selectExerciseRuns(state).find(({ id }) => id === exerciseRunId);

/** A training whose feedback may still be given. */
export interface FeedbackOffer {
  key: string;
  exerciseRunId: number;
  /** The athlete. */
  userId: number;
  /** ISO 8601. */
  start: string;
}

const selectSettled = (state: RootState) => state.feedback.settled;

/**
 * The last training of this user that the server has, unless its feedback was given or declined: one that ended offline
 * is asked about once it is on the server [TR-20]. Earlier ones are let be.
 */
export const selectFeedbackOffer = createSelector(
  [selectExerciseRuns, selectUser, selectSettled],
  (runs, user, settled): FeedbackOffer | null => {
    const [last] = runs
      .flatMap(({ id, userId, recordedBy, completed, start }) =>
        id !== undefined && completed && recordedBy === user?.id
          ? [{ key: feedbackKey(recordedBy, id), exerciseRunId: id, userId, start }]
          : [],
      )
      .toSorted((a, b) => Date.parse(b.start) - Date.parse(a.start));
    return last && !settled.includes(last.key) ? last : null;
  },
);
