import { calls } from '../../src/contract/calls';
import { membersFeature } from '../../src/contract/features';
import type { CurrentUser } from '../../src/contract/schemas';
import { assignedScreenings, athleteIdsOf, isTrainer } from '../../src/domain/athletes';
import { completeRun } from '../../src/domain/receivedRuns';
import { syncTexts } from '../../src/texts/sync';
import { selectHasFeature } from '../../store/features/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { loadStoredData } from '../database/storedData';
import { all, both, call, put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';

const noIds: ReadonlyMap<string, number | null> = new Map();

const requestUserScreenings = (userId: number) => request(calls.userScreenings(userId));
const requestScreening = (screeningId: number) => request(calls.screening(screeningId));
const requestRuns = (userId: number) => request(calls.screeningRunsOfUser(userId));

/** Returns what the calls of all athletes return, in one list. */
function* ofEach<Row>(
  athleteIds: readonly number[],
  requestRows: (userId: number) => Saga<Row[]>,
): Saga<Row[]> {
  return (yield* all(athleteIds, requestRows)).flat();
}

/**
 * The ids of those whose data this user loads. A trainer's own data is loaded where people may be several in a club: other
 * servers are asked only what the specification says.
 */
function* ownAndAthletes(user: CurrentUser): Saga<number[]> {
  const isClub = yield* select(selectHasFeature, membersFeature);
  return isTrainer(user) && !isClub ? user.athleteIds : [...new Set(athleteIdsOf(user))];
}

/**
 * Loads user screenings, screenings and runs of the user's athletes and stores them in one transaction. Returns the
 * text for the update log.
 */
export function* updateScreenings(): Saga<string> {
  const { database } = yield* services();
  const user = yield* select(selectSignedInUser);
  const athleteIds = yield* ownAndAthletes(user);
  const [userScreenings, received] = yield* both(
    () => ofEach(athleteIds, requestUserScreenings),
    () => ofEach(athleteIds, requestRuns),
  );
  const screeningIds = new Set(assignedScreenings(userScreenings).map(({ screeningId }) => screeningId));
  const screenings = yield* all([...screeningIds], requestScreening);
  const isComplete = received.every(({ clientId }) => clientId);
  const ids = isComplete ? noIds : yield* call(database.runIds, 'screeningRun');
  const runs = received.map((run) => completeRun(run, ids));
  const owner = yield* select(selectSignedInOwner);
  const fetched = { userScreenings, screenings, runs, athleteIds };
  yield* put(runsActions.lost(yield* call(database.replaceScreenings, fetched, owner)));
  yield* loadStoredData(user);
  return syncTexts.screeningsLoaded(screenings.length, runs.length);
}
