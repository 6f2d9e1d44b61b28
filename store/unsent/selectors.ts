import { createSelector } from '@reduxjs/toolkit';
import { type UnsentFacts, unsentReason } from '../../src/domain/unsent';
import { selectIsOnline } from '../network/selectors';
import { selectOwnRuns, selectRefusedRuns } from '../runs/selectors';
import { selectSync } from '../sync/selectors';

const selectFacts = createSelector(
  [selectIsOnline, selectSync, selectRefusedRuns],
  (isOnline, { status }, refused): UnsentFacts => ({
    isOnline,
    status,
    refusedRuns: new Set(refused.map(({ clientId }) => clientId)),
  }),
);

/** The runs of this user whose current state the server does not have, oldest first, with the reason [CO-4, CO-6]. */
export const selectUnsentRuns = createSelector([selectOwnRuns, selectFacts], (runs, facts) =>
  runs
    .filter(({ isDirty }) => isDirty)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map((run) => ({ run, reason: unsentReason(run, facts) })),
);
