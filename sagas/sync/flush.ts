import type { Action } from '@reduxjs/toolkit';
import { delay, put, race, take, takeLatest } from 'redux-saga/effects';
import { runRefusals } from '../../src/contract/calls';
import { statusOf } from '../../src/domain/errors';
import { flushRetryDelay } from '../../src/domain/flushRetry';
import { sendableExerciseRuns } from '../../src/domain/runPosts';
import type { LocalRun } from '../../src/domain/runs';
import { describeError } from '../../src/texts/errors';
import { networkActions } from '../../store/network/slice';
import { selectUser } from '../../store/session/selectors';
import { sessionActions } from '../../store/session/slice';
import { selectIsOnline } from '../../store/shell/selectors';
import { selectSync } from '../../store/sync/selectors';
import { type FlushFailure, syncActions } from '../../store/sync/slice';
import { call, type Saga, select } from '../lib/effects';
import { oneMore } from '../lib/requests';
import { services } from '../lib/services';
import { whileSignedIn } from '../lib/whileSignedIn';
import { withLock } from '../lib/withLock';
import { exerciseRunSender, type RunSender, screeningRunSender } from './senders';

/** Runs in one request: so few that a slow network takes them within the time limit of a call [CO-1]. */
const batchSize = 5;

const isRefusal = (error: unknown) => runRefusals.includes(statusOf(error) ?? 0);

/** Whether it may be a single run that the server fails at, and not the server that cannot be reached. */
const isFailureAtRuns = (error: unknown) => statusOf(error) === 500;

/** Sets a refused run aside: it stays, is shown and can be exported [CO-4]. */
function* setAside<Run extends LocalRun>({ kind }: RunSender<Run>, run: Run, error: unknown): Saga {
  const { database, log, tabs } = yield* services();
  const { clientId, clientRevision: revision } = run;
  const refusal = { status: statusOf(error) ?? 0, message: describeError(error) };
  log.error('setAside', error);
  yield* call(database.markRefused, kind, clientId, revision, refusal);
  yield put(syncActions.runRefused({ kind, clientId, revision, refusal }));
  tabs.announceChange();
}

/** Notes what the server has stored, at the revisions that were sent [FL-7]. */
function* noteSent<Run extends LocalRun>(
  { kind }: RunSender<Run>,
  runs: Run[],
  stored: { clientId: string; id: number }[],
): Saga {
  const { database, tabs } = yield* services();
  const ids = new Map(stored.map(({ clientId, id }) => [clientId, id]));
  const sent = runs.flatMap(({ clientId, clientRevision: revision }) => {
    const id = ids.get(clientId);
    return id === undefined ? [] : { clientId, id, revision };
  });
  yield* call(database.markSent, kind, sent);
  yield put(syncActions.runsSent({ kind, sent }));
  tabs.announceChange();
}

/**
 * Sends runs in one batch; one that fails again one by one, so that a bad run never holds up the others [CO-4]. Answers the
 * errors of single runs that are to be tried again later.
 */
function* send<Run extends LocalRun>(sender: RunSender<Run>, runs: Run[]): Saga<unknown[]> {
  const [first] = runs;
  if (!first) return [];
  try {
    yield* noteSent(sender, runs, yield* sender.post(runs));
    return [];
  } catch (error) {
    if (!isRefusal(error) && !isFailureAtRuns(error)) throw error;
    if (runs.length > 1) return yield* sendBatches(sender, runs, 1);
    if (!isRefusal(error)) return [error];
    yield* setAside(sender, first, error);
    return [];
  }
}

/** Sends runs in batches of this size, one after the other. Answers as `send` does. */
function* sendBatches<Run extends LocalRun>(
  sender: RunSender<Run>,
  runs: Run[],
  size = batchSize,
): Saga<unknown[]> {
  const failures: unknown[] = [];
  for (let first = 0; first < runs.length; first += size) {
    failures.push(...(yield* send(sender, runs.slice(first, first + size))));
  }
  return failures;
}

/**
 * Screening runs first, then the trainings that follow from them [CO-6]. Their ids are read before the trainings: a screening
 * run that is cleared in between has left its id to its trainings.
 */
function* sendRunsOf(userId: number): Saga {
  const { database } = yield* services();
  const failures = yield* sendBatches(screeningRunSender, yield* call(database.waitingScreeningRuns, userId));
  const ids = yield* call(database.screeningRunIds);
  const trainings = yield* call(database.waitingExerciseRuns, userId);
  failures.push(...(yield* sendBatches(exerciseRunSender, sendableExerciseRuns(trainings, ids))));
  if (failures.length > 0) throw failures[0];
}

/** Runs the body while no tab of this device sends runs. */
export function* whileNobodySends<Result>(body: () => Saga<Result>): Saga<Result> {
  return yield* withLock('athletik-flush', body);
}

/**
 * Sends what the signed-in user has recorded and the server does not have yet [FL-2, FL-3, CO-5]; in one tab at a time
 * [FL-10]. Throws when the server cannot be reached; then everything stays dirty.
 */
export function* flushRuns(): Saga {
  const user = yield* select(selectUser);
  if (!user || !(yield* select(selectIsOnline))) return;
  yield* whileNobodySends(() => sendRunsOf(user.id));
}

/** Flushes, and answers what went wrong; errors are only logged [FL-4]. */
function* flush(): Saga<FlushFailure | null> {
  try {
    yield* whileSignedIn(flushRuns);
    return null;
  } catch (error) {
    const { chance, clock, log } = yield* services();
    log.error('flush', error);
    const { failures } = yield* select(selectSync);
    const nextTryAt = clock.now() + flushRetryDelay(failures + 1, chance.next());
    return { reason: describeError(error), nextTryAt: (yield* select(selectIsOnline)) ? nextTryAt : null };
  }
}

/** Another flush begins, the user logged out, or the network is gone, whose return is a request of its own. */
const endsWait = (action: Action) =>
  syncActions.flushStarted.match(action) ||
  sessionActions.loggedOut.match(action) ||
  (networkActions.onlineChanged.match(action) && !action.payload);

/** After a failure requests another flush when its time has come. */
function* tryAgain({ payload: failure }: ReturnType<typeof syncActions.flushFinished>): Saga {
  if (!failure?.nextTryAt) return;
  const { clock } = yield* services();
  const wait = delay(failure.nextTryAt - clock.now());
  const { isDue } = (yield race({ isDue: wait, end: take(endsWait) })) as { isDue?: true };
  if (isDue) yield put(syncActions.flushRequested());
}

/**
 * Flushes on request and when somebody is signed in, one after the other. Requests that come during a flush are answered by
 * one more.
 */
export function* flushSaga(): Saga {
  const { restored, loggedIn } = sessionActions;
  const requests = yield* oneMore(syncActions.flushRequested, restored, loggedIn);
  yield takeLatest(syncActions.flushFinished.type, tryAgain);
  while (true) {
    yield take(requests);
    yield put(syncActions.flushStarted());
    yield put(syncActions.flushFinished(yield* flush()));
  }
}
