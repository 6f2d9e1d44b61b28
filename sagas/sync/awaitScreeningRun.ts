import { calls } from '../../src/contract/calls';
import { statusOf } from '../../src/domain/errors';
import type { LocalRun } from '../../src/domain/runs';
import { selectOwnRuns } from '../../store/runs/selectors';
import { runsActions } from '../../store/runs/slice';
import { syncActions } from '../../store/sync/slice';
import { call, put, type Saga, select } from '../lib/effects';
import { request } from '../lib/request';
import { services } from '../lib/services';

const unprocessable = 422;

/** Whether the server lacks this screening run. Throws when it does not say so. */
function* isMissing(id: number): Saga<boolean> {
  try {
    yield* request(calls.screeningRun(id));
    return false;
  } catch (error) {
    if ([403, 404].includes(statusOf(error) ?? 0)) return true;
    throw error;
  }
}

/**
 * Handles an exercise run that the server refused because it has lost the screening run that it follows from. If this
 * user recorded that one here, it is sent again, and the exercise run after it [CO-23]. Nobody may send the run of
 * somebody else [CO-5]. Returns whether this was the reason.
 */
export function* awaitScreeningRun(run: LocalRun, error: unknown): Saga<boolean> {
  if (run.kind !== 'exerciseRun' || statusOf(error) !== unprocessable) return false;
  const { screeningRunId: id, screeningRunClientId: clientId } = run;
  if (id === null || clientId === null || !(yield* isMissing(id))) return false;
  const own = yield* select(selectOwnRuns);
  if (!own.some((one) => one.clientId === clientId)) return false;
  const { database, tabs } = yield* services();
  if (!(yield* call(database.sendAgain, clientId))) return false;
  yield* put(runsActions.lost([clientId]));
  yield* put(syncActions.flushRequested());
  tabs.announceChange();
  return true;
}
