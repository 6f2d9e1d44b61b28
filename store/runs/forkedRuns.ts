import { createSelector } from '@reduxjs/toolkit';
import { athleteIdsOf } from '../../src/domain/athletes';
import { selectUser } from '../session/selectors';
import { selectAllScreeningRuns } from './selectors';

/**
 * Whether a run went on under a new client id and the device lacks what the server has under the former one [FL-16].
 * The changes may have told it while its place was taken, and do not tell it again [DE-6].
 */
export const selectLacksForkedRun = createSelector([selectAllScreeningRuns, selectUser], (runs, user) => {
  const athleteIds = user ? athleteIdsOf(user) : [];
  const clientIds = new Set(runs.map(({ clientId }) => clientId));
  return runs.some(
    ({ forkOf, userId }) => forkOf !== null && !clientIds.has(forkOf) && athleteIds.includes(userId),
  );
});
