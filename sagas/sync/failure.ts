import { conflict } from '../../src/contract/calls';
import { statusOf } from '../../src/domain/errors';
import type { LocalRun, RunKind, RunOf } from '../../src/domain/runs';
import { sendFailureOf } from '../../src/domain/sendFailure';
import { describeError } from '../../src/texts/errors';
import { runsActions } from '../../store/runs/slice';
import { selectInstance } from '../../store/server/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { awaitScreeningRun } from './awaitScreeningRun';
import { differs } from './forkRun';
import { setAside } from './setAside';

/** Removes a run that was erased from the server on purpose [ON-5]. */
function* remove({ kind, clientId }: LocalRun): Saga {
  const { database, tabs } = yield* services();
  yield* call(database.removeRun, kind, clientId);
  yield* put(runsActions.removed({ kind, clientId }));
  tabs.announceChange();
}

/** A 409 of a server that compares contents means that it has something else [CO-21]. Elsewhere it is a refusal. */
function* isDifferent(error: unknown): Saga<boolean> {
  return statusOf(error) === conflict && (yield* select(selectInstance)) !== null;
}

/**
 * Handles an answer that settles what becomes of a single run. Returns false when the run is to be tried again later.
 */
export function* settle(run: LocalRun, error: unknown): Saga<boolean> {
  const failure = sendFailureOf(error);
  if (failure === 'erased') yield* remove(run);
  else if (failure !== 'refused') return false;
  else if (yield* isDifferent(error)) yield* differs(run);
  else if (!(yield* awaitScreeningRun(run, error))) yield* setAside(run, error);
  return true;
}

/** Counts a failed try for these runs, so that they do not hold up the others for ever [FL-15]. */
export function* countFailure<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[], error: unknown): Saga {
  const { database } = yield* services();
  const clientIds = runs.map(({ clientId }) => clientId);
  const message = describeError(error);
  yield* call(database.markFailed, kind, clientIds, message);
  yield* put(runsActions.failed({ kind, clientIds, message }));
}
