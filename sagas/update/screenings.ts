import { calls } from '../../src/contract/calls';
import { assignmentsFeature } from '../../src/contract/features';
import type { Screening } from '../../src/contract/schemas';
import { assignedScreenings } from '../../src/domain/athletes';
import { completeRun } from '../../src/domain/receivedRuns';
import { syncTexts } from '../../src/texts/sync';
import { selectHasFeature } from '../../store/features/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectScreenings } from '../../store/screening/selectors';
import { selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { all, both, call, put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';
import { ofEach, ownAndAthletes } from './athletes';

const noIds: ReadonlyMap<string, number | null> = new Map();

const requestUserScreenings = (userId: number) => request(calls.userScreenings(userId));
const requestScreening = (screeningId: number) => request(calls.screening(screeningId));
const requestRuns = (userId: number) => request(calls.screeningRunsOfUser(userId));

/**
 * The screenings of runs that are not assigned any more and not on the device: where they can be retired, everybody may
 * still read them [AS-3, AS-7].
 */
function* earlierScreenings(
  runs: readonly { screeningId: number }[],
  assigned: ReadonlySet<number>,
): Saga<Screening[]> {
  if (!(yield* select(selectHasFeature, assignmentsFeature))) return [];
  const here = new Set((yield* select(selectScreenings)).map(({ id }) => id));
  const ids = new Set(runs.map(({ screeningId }) => screeningId));
  const missing = [...ids].filter((id) => !assigned.has(id) && !here.has(id));
  return yield* all(missing, requestScreening);
}

/**
 * Loads user screenings, screenings and runs of the user's athletes and stores them in one transaction. Returns the
 * text for the update log, and whether the device has all of them now.
 */
export function* updateScreenings(): Saga<{ text: string; hasAll: boolean }> {
  const { database } = yield* services();
  const user = yield* select(selectSignedInUser);
  const athleteIds = yield* ownAndAthletes(user);
  const [userScreenings, received] = yield* both(
    () => ofEach(athleteIds, requestUserScreenings),
    () => ofEach(athleteIds, requestRuns),
  );
  const screeningIds = new Set(assignedScreenings(userScreenings).map(({ screeningId }) => screeningId));
  const screenings = yield* all([...screeningIds], requestScreening);
  const earlier = yield* earlierScreenings(received, screeningIds);
  const isComplete = received.every(({ clientId }) => clientId);
  const ids = isComplete ? noIds : yield* call(database.runIds, 'screeningRun');
  const runs = received.map((run) => completeRun(run, ids));
  const owner = yield* select(selectSignedInOwner);
  const fetched = { userScreenings, screenings: [...screenings, ...earlier], runs, athleteIds };
  const { lost, keepsOlder } = yield* call(database.replaceScreenings, fetched, owner);
  yield* put(runsActions.lost(lost));
  return { text: syncTexts.screeningsLoaded(screenings.length, runs.length), hasAll: !keepsOlder };
}
