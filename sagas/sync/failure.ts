import { conflict } from '../../src/contract/calls';
import { statusOf } from '../../src/domain/errors';
import type { LocalRun, RunKind, RunOf } from '../../src/domain/runs';
import { describeError } from '../../src/texts/errors';
import { runsActions } from '../../store/runs/slice';
import { selectInstance } from '../../store/server/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { settleFailure } from '../sending/settleFailure';
import { awaitScreeningRun } from './awaitScreeningRun';
import { differs } from './forkRun';
import { removeErased } from './removeErased';
import { setAside } from './setAside';

/** A 409 of a server that compares contents means that it has something else [CO-21]. Elsewhere it is a refusal. */
function* isDifferent(error: unknown): Saga<boolean> {
  return statusOf(error) === conflict && (yield* select(selectInstance)) !== null;
}

/** Counts a failed try for these runs, so that they do not hold up the others for ever [FL-15]. */
export function* countFailure<Kind extends RunKind>(kind: Kind, runs: RunOf<Kind>[], error: unknown): Saga {
  const { database } = yield* services();
  const clientIds = runs.map(({ clientId }) => clientId);
  const message = describeError(error);
  yield* call(database.markFailed, kind, clientIds, message);
  yield* put(runsActions.failed({ kind, clientIds, message }));
}

/** Decides what becomes of a single run that was not sent. Returns and throws as `settleFailure`. */
export const settle = (run: LocalRun, error: unknown): Saga<boolean> =>
  settleFailure(error, {
    erased: () => removeErased(run),
    *refused() {
      if (yield* isDifferent(error)) yield* differs(run);
      else if (!(yield* awaitScreeningRun(run, error))) yield* setAside(run, error);
    },
    failed: () => countFailure(run.kind, [run], error),
  });
