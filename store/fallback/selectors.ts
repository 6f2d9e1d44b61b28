import type { FallbackRow } from '../../src/domain/fallback';
import type { FeedbackRow } from '../../src/domain/feedback';
import type { Entry } from '../../src/domain/outbox';
import { isReplaceable, type LocalRun } from '../../src/domain/runs';
import { isOpenTrackside } from '../../src/domain/trackside/openRuns';
import { selectOwnEntries } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectOwnRuns } from '../runs/selectors';

/** Also the runs on the screen whose last change is still being saved. */
const unsavedRuns = (state: RootState): LocalRun[] => {
  const open = [state.screeningRun.clientId, state.exerciseRun.clientId];
  return selectOwnRuns(state).filter(
    (run) =>
      !isReplaceable(run) &&
      (run.localId === undefined || open.includes(run.clientId) || isOpenTrackside(run)),
  );
};

const unsavedEntries = (state: RootState): Entry[] =>
  selectOwnEntries(state).filter(({ clientId }) => clientId in state.outbox.unsaved);

const unsavedFeedback = ({ feedback }: RootState): FeedbackRow[] =>
  Object.keys(feedback.unsaved).flatMap((key): FeedbackRow[] => {
    const draft = feedback.drafts[key];
    if (draft) return [{ kind: 'draft', key, draft }];
    return feedback.settled.includes(key) ? [{ kind: 'settled', key }] : [];
  });

/** What of this user may be in memory in a newer state than on the device [DB-13]. */
export const selectFallbackRows = (state: RootState): FallbackRow[] => [
  ...unsavedRuns(state).map((row) => ({ store: 'run' as const, row })),
  ...unsavedEntries(state).map((row) => ({ store: 'entry' as const, row })),
  ...unsavedFeedback(state).map((row) => ({ store: 'feedback' as const, row })),
];
