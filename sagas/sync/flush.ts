import { runRefusals } from '../../src/contract/calls';
import { statusOf } from '../../src/domain/errors';
import { sendableExerciseRuns } from '../../src/domain/runPosts';
import type { LocalRun, RunKind, RunOf } from '../../src/domain/runs';
import { describeError } from '../../src/texts/errors';
import { selectIsOnline } from '../../store/network/selectors';
import { runsActions } from '../../store/runs/slice';
import { selectUser } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { whileNobodySends } from '../lib/withLock';
import { senders } from './senders';

/** Runs per request. So few that a slow network can send them within the time limit of a call [CO-1]. */
const batchSize = 5;

const isRefusal = (error: unknown) => runRefusals.includes(statusOf(error) ?? 0);

/** Whether a single run may have caused the failure. Any other status is a failure of the whole server. */
const isFailureAtRuns = (error: unknown) => statusOf(error) === 500;

/** Sets a refused run aside: it stays on the device, is shown and can be exported [CO-4]. */
function* setAside({ kind, clientId, clientRevision: revision }: LocalRun, error: unknown): Saga {
  const { database, log, tabs } = yield* services();
  const refusal = { status: statusOf(error) ?? 0, message: describeError(error) };
  log.error('setAside', error);
  yield* call(database.markRefused, kind, clientId, revision, refusal);
  yield* put(runsActions.refused({ kind, clientId, revision, refusal }));
  tabs.announceChange();
}

/** Stores the server ids of the sent runs. A run becomes clean only if it still has the sent revision [FL-7]. */
function* noteSent(kind: RunKind, runs: LocalRun[], stored: { clientId: string; id: number }[]): Saga {
  const { database, tabs } = yield* services();
  const ids = new Map(stored.map(({ clientId, id }) => [clientId, id]));
  const sent = runs.flatMap(({ clientId, clientRevision: revision }) => {
    const id = ids.get(clientId);
    return id === undefined ? [] : { clientId, id, revision };
  });
  yield* call(database.markSent, kind, sent);
  yield* put(runsActions.sent({ kind, sent }));
  tabs.announceChange();
}

/**
 * Sends runs in one batch. If it fails, sends them again one by one, so that a bad run does not block the others
 * [CO-4]. Returns the errors of single runs that must be tried again later. Throws when the server cannot be reached.
 */
function* send<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[]): Saga<unknown[]> {
  const [first] = runs;
  if (!first) return [];
  try {
    yield* noteSent(kind, runs, yield* senders[kind](runs));
    return [];
  } catch (error) {
    if (!isRefusal(error) && !isFailureAtRuns(error)) throw error;
    if (runs.length > 1) return yield* sendBatches(kind, runs, 1);
    if (!isRefusal(error)) return [error];
    yield* setAside(first, error);
    return [];
  }
}

/** Sends runs in batches of `size`, one after the other. Returns and throws what `send` does. */
function* sendBatches<Kind extends RunKind>(
  kind: Kind,
  runs: RunOf<Kind>[],
  size = batchSize,
): Saga<unknown[]> {
  const failures: unknown[] = [];
  for (let first = 0; first < runs.length; first += size) {
    failures.push(...(yield* send(kind, runs.slice(first, first + size))));
  }
  return failures;
}

/**
 * Sends the screening runs first, then the exercise runs that refer to them [CO-6]. Reads the ids of the screening
 * runs before the exercise runs: if an update removes a screening run in between, its id has already been copied to
 * its exercise runs.
 */
function* sendRunsOf(userId: number): Saga {
  const { database } = yield* services();
  const screeningRuns = yield* call(database.waitingRuns<'screeningRun'>, 'screeningRun', userId);
  const failures = yield* sendBatches('screeningRun', screeningRuns);
  const ids = yield* call(database.runIds, 'screeningRun');
  const exerciseRuns = yield* call(database.waitingRuns<'exerciseRun'>, 'exerciseRun', userId);
  failures.push(...(yield* sendBatches('exerciseRun', sendableExerciseRuns(exerciseRuns, ids))));
  if (failures.length > 0) throw failures[0];
}

/**
 * Sends the runs that the signed-in user recorded and the server does not have [FL-2, FL-3, CO-5], in one tab at a
 * time [FL-10]. Throws when a run could not be sent and was not refused; it stays dirty.
 */
export function* flushRuns(): Saga {
  const user = yield* select(selectUser);
  if (!user || !(yield* select(selectIsOnline))) return;
  yield* whileNobodySends(() => sendRunsOf(user.id));
}
