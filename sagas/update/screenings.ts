import { calls } from '../../src/contract/calls';
import { assignmentsFeature } from '../../src/contract/features';
import type { Screening } from '../../src/contract/schemas';
import { assignedScreenings } from '../../src/domain/athletes';
import { syncTexts } from '../../src/texts/sync';
import { runsActions } from '../../store/runs/slice';
import { selectScreenings } from '../../store/screening/selectors';
import { selectHasFeature } from '../../store/server/selectors';
import { selectSignedInOwner, selectSignedInUser } from '../../store/session/selectors';
import { all, both, call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { request, requestRuns } from '../lib/request';
import { ofEach, ownAndAthletes } from './athletes';

const requestUserScreenings = (userId: number) => request(calls.userScreenings(userId));
const requestScreening = (screeningId: number) => request(calls.screening(screeningId));

/**
 * The screenings of runs that are not assigned any more and not on the device: where they can be retired, everybody may
 * still read them [AS-3, AS-7].
 */
function* earlierScreenings(ids: ReadonlySet<number>, assigned: ReadonlySet<number>): Saga<Screening[]> {
  if (!(yield* select(selectHasFeature, assignmentsFeature))) return [];
  const here = new Set((yield* select(selectScreenings)).map(({ id }) => id));
  const missing = [...ids].filter((id) => !assigned.has(id) && !here.has(id));
  return yield* all(missing, requestScreening);
}

/**
 * Loads user screenings, screenings and runs of the user's athletes and stores them in one transaction. Returns the
 * text for the update log, and whether the device has all of them now.
 */
export function* updateScreenings(): Saga<{ text: string; hasAll: boolean }> {
  const user = yield* select(selectSignedInUser);
  const athleteIds = yield* ownAndAthletes(user);
  const [userScreenings, runs] = yield* both(
    () => ofEach(athleteIds, requestUserScreenings),
    () => all(athleteIds, requestRuns),
  );
  const assigned = new Set(assignedScreenings(userScreenings).map(({ screeningId }) => screeningId));
  const screenings = yield* all([...assigned], requestScreening);
  const answered = new Set(runs.flatMap(({ screeningIds }) => screeningIds));
  const earlier = yield* earlierScreenings(answered, assigned);
  const owner = yield* select(selectSignedInOwner);
  const fetched = { userScreenings, screenings: [...screenings, ...earlier], athleteIds };
  const { lost, keepsOlder } = yield* call((yield* lateService('bulk')).replaceScreenings, fetched, owner);
  yield* put(runsActions.lost(lost));
  const count = runs.reduce((sum, one) => sum + one.count, 0);
  return { text: syncTexts.screeningsLoaded(screenings.length, count), hasAll: !keepsOlder };
}
