import type { Owner } from '../../src/domain/owner';
import { isReplaceable } from '../../src/domain/runs';
import type { RootState } from '../../store/rootReducer';
import {
  selectAllScreeningRuns,
  selectExerciseRuns,
  selectFormerRuns,
  selectOwnRuns,
} from '../../store/runs/selectors';
import { selectSignedInOwner, selectUser } from '../../store/session/selectors';
import { syncActions } from '../../store/sync/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { whileNobodyUpdates } from '../lib/sendingLock';
import { services } from '../lib/services';
import { setDataInitialized } from '../session/dataInitialized';
import { saveNewer, saveRuns } from './saveRuns';
import { loadStoredData } from './storedData';

/**
 * Writes this user's runs that the server may not have, also those of a former server. One that was stored and is on
 * the device no more stays away: another tab has sent it, and a logout has taken it off.
 */
export function* keepRuns(): Saga {
  const own = [...(yield* select(selectOwnRuns)), ...(yield* select(selectFormerRuns))];
  yield* saveNewer(
    own.filter((run) => !isReplaceable(run)),
    ({ localId }) => localId === undefined,
  );
}

const copiesIn = (state: RootState) =>
  [...selectAllScreeningRuns(state), ...selectExerciseRuns(state)].filter(isReplaceable);

/**
 * Writes the content, and the copies of what the server has: those from before the loss, and the runs that were sent
 * since. The users come last, because the row of the signed-in user marks a whole set.
 */
function* writeContent(before: RootState, owner: Owner): Saga {
  const { database } = yield* services();
  const { userScreenings, screenings } = before.screening;
  yield* call(database.replaceScreenings, { userScreenings, screenings, runs: [], athleteIds: [] }, owner);
  yield* call(database.replaceExercises, before.exercise.exercises, owner);
  yield* saveRuns([...copiesIn(before), ...copiesIn(yield* select((state) => state))]);
  // The next update loads everything: the cursor, which all tabs share, may have passed what this one showed [DE-6].
  yield* call((yield* lateService('desk')).saveCursor, null, owner);
  yield* call(database.replaceUsers, before.users.users);
}

/**
 * Writes what was in memory when the database was lost: first what the server may not have, then, if it is gone, the
 * content. Videos are not in memory; the next update loads them.
 */
export function* writeAgain(before: RootState): Saga {
  const { database, tabs } = yield* services();
  const user = yield* select(selectUser);
  if (!user) return;
  yield* keepRuns();
  // A repeated update clears the data, which must not happen between two topics.
  yield* whileNobodyUpdates(function* restoreContent(): Saga {
    const owner = yield* select(selectSignedInOwner);
    const { users } = yield* call(database.load, owner);
    if (!users.some(({ id }) => id === user.id)) yield* writeContent(before, owner);
  });
  if (!(yield* loadStoredData(user))) yield* setDataInitialized(false);
  yield* put(syncActions.flushRequested());
  tabs.announceChange();
}
