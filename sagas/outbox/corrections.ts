import { runCorrectionCalls } from '../../src/contract/runCorrections';
import type { EntryOf } from '../../src/domain/outbox';
import { freshnessActions } from '../../store/freshness/slice';
import { put, type Saga } from '../lib/effects';
import { request } from '../lib/request';
import { removeErased } from '../sync/removeErased';
import { finish } from './outcomes';

/**
 * Sends the correction of a screening [TS-7]. The server has erased the run then, so that it leaves this device. What
 * it became of another athlete comes with the next update.
 */
export function* postCorrection(entry: EntryOf<'correction'>): Saga {
  const { clientId, payload } = entry;
  const { runId, runClientId, toUserId } = payload;
  if (toUserId === null) yield* request(runCorrectionCalls.delete(runId, { clientId }));
  else yield* request(runCorrectionCalls.move(runId, { clientId, userId: toUserId }));
  yield* removeErased({ kind: 'screeningRun', clientId: runClientId });
  yield* finish(entry);
  yield* put(freshnessActions.changed());
}
