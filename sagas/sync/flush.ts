import { isFailing } from '../../src/domain/failure';
import type { Owner } from '../../src/domain/owner';
import { type Batch, batchOf, nextBatch, sentSingly, sentTogether } from '../../src/domain/runBatches';
import type { LocalExerciseRun, LocalRun, RunKind, RunOf } from '../../src/domain/runs';
import { isTooMuch, sendFailureOf } from '../../src/domain/sendFailure';
import { selectIsOnline } from '../../store/network/selectors';
import { selectOwner } from '../../store/session/selectors';
import { selectBatchSize } from '../../store/sync/selectors';
import { syncActions } from '../../store/sync/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { lateService } from '../lib/lateService';
import { whileNobodySends } from '../lib/sendingLock';
import { isOutage } from '../sending/settleFailure';
import { countFailure, settle } from './failure';
import { post, untilNoted } from './post';
import { saveEnded, unsavedRuns } from './unsaved';
import { mayRunWait } from './waiting';

/** After so many failures in a row a flush ends: the server probably fails at everything. */
const patience = 3;

/** The runs that failed in this flush, with the errors. The flush goes on with the others [FL-15]. */
type Failures = Map<string, unknown>;

/** The two branches differ only in their types. */
const postOne = (run: LocalRun): Saga =>
  run.kind === 'screeningRun' ? post(run.kind, batchOf(run)) : post(run.kind, batchOf(run));

/** Sends runs one after the other [CO-4]. Throws after a failure that would probably befall the others, too. */
function* sendSingly(runs: readonly LocalRun[], failures: Failures): Saga {
  let inARow = 0;
  for (const run of runs) {
    try {
      yield* postOne(run);
      inARow = 0;
    } catch (error) {
      if (yield* settle(run, error)) continue;
      failures.set(run.clientId, error);
      inARow += 1;
      if (inARow === patience) throw error;
    }
  }
}

/** Sends a batch, and sends it again in smaller parts if it fails at some of its runs or is too large [FL-14, CO-4]. */
function* sendBatch<Kind extends RunKind>(kind: Kind, batch: Batch<RunOf<Kind>>, failures: Failures): Saga {
  try {
    yield* post(kind, batch);
  } catch (error) {
    if (isTooMuch(error)) yield* put(syncActions.batchTooLarge({ bytes: batch.bytes }));
    if (yield* isOutage(error)) throw error;
    if (sendFailureOf(error) === 'unavailable') {
      yield* countFailure(kind, batch.runs, error);
      throw error;
    }
    if (isTooMuch(error)) yield* sendTogether(kind, batch.runs, failures);
    else yield* sendSingly(batch.runs, failures);
  }
}

/** Sends runs in batches of a size that suits the network [FL-14]. */
function* sendTogether<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[], failures: Failures): Saga {
  let rest = runs;
  while (rest.length > 0) {
    const batch = nextBatch(rest, yield* select(selectBatchSize));
    rest = rest.slice(batch.runs.length);
    yield* batch.runs.length > 1 ? sendBatch(kind, batch, failures) : sendSingly(batch.runs, failures);
  }
}

/** Returns the runs that can be sent, also those that could not be saved when they ended. */
function* sendableRuns<Kind extends RunKind>(
  kind: Kind,
  owner: Owner,
  failures: Failures,
): Saga<RunOf<Kind>[]> {
  const bulk = yield* lateService('bulk');
  const stored = yield* call(bulk.sendableRuns<Kind>, kind, owner);
  const unsaved = yield* unsavedRuns(kind, stored, owner);
  if (unsaved.length === 0) return stored;
  try {
    yield* saveEnded(kind, unsaved);
  } catch (error) {
    for (const { clientId } of unsaved) failures.set(clientId, error);
  }
  return yield* call(bulk.sendableRuns<Kind>, kind, owner);
}

/**
 * Sends the screening runs first, then the exercise runs that refer to them [CO-6]. After all of them goes what failed
 * several times before, and then the exercise runs that waited for it [FL-15].
 */
function* sendRunsOf(owner: Owner): Saga {
  const failures: Failures = new Map();
  const screeningRuns = yield* sendableRuns('screeningRun', owner, failures);
  yield* untilNoted(() => sendTogether('screeningRun', sentTogether(screeningRuns), failures));
  const exerciseRuns = yield* sendableRuns('exerciseRun', owner, failures);
  yield* untilNoted(() => sendTogether('exerciseRun', sentTogether(exerciseRuns), failures));
  yield* untilNoted(() => sendSingly(sentSingly([...screeningRuns, ...exerciseRuns]), failures));
  const freed = new Set(screeningRuns.filter(isFailing).map(({ clientId }) => clientId));
  if (freed.size > 0) {
    const followers = yield* sendableRuns('exerciseRun', owner, failures);
    const isFreed = ({ screeningRunClientId }: LocalExerciseRun) => freed.has(screeningRunClientId ?? '');
    yield* untilNoted(() => sendTogether('exerciseRun', followers.filter(isFreed), failures));
  }
  for (const error of failures.values()) throw error;
}

/**
 * Sends the runs that the signed-in user recorded and the server does not have [FL-2, FL-3, CO-5], in one tab at a
 * time [FL-10]. Throws when a run could not be sent and was not refused; it stays dirty.
 */
export function* flushRuns(): Saga {
  const owner = yield* select(selectOwner);
  if (!owner || !(yield* select(selectIsOnline))) return;
  if (yield* mayRunWait(owner)) yield* whileNobodySends(() => sendRunsOf(owner));
}
