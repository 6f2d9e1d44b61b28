import { all, call as rawCall } from 'redux-saga/effects';
import { calls } from '../../src/contract/calls';
import type { Screening, ScreeningRun, UserScreening } from '../../src/contract/schemas';
import { assignedScreenings, isTrainer } from '../../src/domain/athletes';
import { syncTexts } from '../../src/texts/sync';
import { selectSignedInUser } from '../../store/session/selectors';
import { loadStoredData } from '../database/storedData';
import { call, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';

function* requestAll<Key, Answer>(keys: Key[], load: (key: Key) => Saga<Answer>): Saga<Answer[]> {
  return (yield all(keys.map((key) => rawCall(load, key)))) as Answer[];
}

function* requestUserScreenings(userId: number): Saga<UserScreening[]> {
  return yield* request(calls.userScreenings(userId));
}

function* requestScreening(screeningId: number): Saga<Screening> {
  return yield* request(calls.screening(screeningId));
}

function* requestRuns(userId: number): Saga<ScreeningRun[]> {
  return yield* request(calls.screeningRunsOfUser(userId));
}

/** Assignments, screenings and runs of the user's athletes, stored in one go. Answers the log's text. */
export function* updateScreenings(): Saga<string> {
  const { database } = yield* services();
  const user = yield* select(selectSignedInUser);
  const athleteIds = isTrainer(user) ? user.athleteIds : [user.id];
  const userScreenings = (yield* requestAll(athleteIds, requestUserScreenings)).flat();
  const screeningIds = new Set(assignedScreenings(userScreenings).map(({ screeningId }) => screeningId));
  const screenings = yield* requestAll([...screeningIds], requestScreening);
  const runs = (yield* requestAll(athleteIds, requestRuns)).flat();
  yield* call(database.replaceScreenings, { userScreenings, screenings, runs });
  yield* loadStoredData(user.id);
  return syncTexts.screeningsLoaded(screenings.length, runs.length);
}
