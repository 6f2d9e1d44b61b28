import { createSelector } from '@reduxjs/toolkit';
import {
  type UnsentEntryFacts,
  type UnsentRunFacts,
  unsentEntryReason,
  unsentRunReason,
} from '../../src/domain/unsent';
import { selectIsOnline } from '../network/selectors';
import { selectFormerEntries, selectOwnOutbox, selectUnsaved } from '../outbox/selectors';
import { selectFormerRuns, selectOwnRuns, selectRefusedRuns } from '../runs/selectors';
import { selectSync } from '../sync/selectors';

const selectRefusedIds = createSelector(
  [selectRefusedRuns],
  (refused) => new Set(refused.map(({ clientId }) => clientId)),
);

const selectRunFacts = createSelector(
  [selectIsOnline, selectRefusedIds, selectSync],
  (isOnline, refusedRuns, { status }): UnsentRunFacts => ({ isOnline, refusedRuns, status }),
);

const selectEntryFacts = createSelector(
  [selectIsOnline, selectRefusedIds, selectUnsaved, selectSync],
  (isOnline, refusedRuns, unsaved, { nextTryAt }): UnsentEntryFacts => ({
    isOnline,
    refusedRuns,
    notSaved: new Set(Object.keys(unsaved).filter((clientId) => unsaved[clientId])),
    nextTryAt,
  }),
);

/** The runs of this user whose current state the server does not have, oldest first, with the reason [CO-4, CO-6]. */
export const selectUnsentRuns = createSelector([selectOwnRuns, selectRunFacts], (runs, facts) =>
  runs
    .filter(({ isDirty }) => isDirty)
    .toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start))
    .map((run) => ({ run, reason: unsentRunReason(run, facts) })),
);

/** The entries of this user that the server does not have, in the order of writing, with the reason [ON-3, ON-4]. */
export const selectUnsentEntries = createSelector([selectOwnOutbox, selectEntryFacts], (entries, facts) =>
  entries.map((entry) => ({ entry, reason: unsentEntryReason(entry, facts) })),
);

/** What waits for a former server [FL-18]. */
export const selectFormer = createSelector([selectFormerRuns, selectFormerEntries], (runs, entries) => ({
  runs,
  entries,
}));
