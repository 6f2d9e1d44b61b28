/** A screening that may have been recorded for the wrong person [TS-7]. */
import { runCorrectionsFeature } from '../../src/contract/features';
import { type EntryOf, isOfKind } from '../../src/domain/outbox';
import type { LocalScreeningRun } from '../../src/domain/runs';
import { selectOwnOutbox } from '../outbox/selectors';
import type { RootState } from '../rootReducer';
import { selectHasFeature } from '../server/selectors';
import { selectUser } from '../session/selectors';

/**
 * Whether the signed-in user may move or delete the run: the server takes that, and the user recorded the run or trains
 * its athlete.
 */
export const selectMayCorrect = (state: RootState, run: LocalScreeningRun): boolean => {
  const user = selectUser(state);
  if (!user || !selectHasFeature(state, runCorrectionsFeature)) return false;
  const rater = run.ratedBy === undefined ? run.recordedBy : run.ratedBy;
  return rater === user.id || user.athleteIds.includes(run.userId);
};

/** The correction of this run that waits to be sent, if there is one. */
export const selectCorrection = (state: RootState, runClientId: string): EntryOf<'correction'> | undefined =>
  selectOwnOutbox(state)
    .filter(isOfKind('correction'))
    .find(({ payload, refusal }) => payload.runClientId === runClientId && refusal === null);
