import { StorageFullError } from '../../src/domain/errors';
import { sendFailureOf } from '../../src/domain/sendFailure';
import type { Saga } from '../lib/effects';
import { isServerReachable } from '../lib/reachable';

/** What becomes of one thing that the server did not take. */
export interface Outcomes {
  /** It was erased from the server on purpose [ON-5]. */
  erased: (error: unknown) => Saga;
  /** The server will never take it as it is. */
  refused: (error: unknown) => Saga;
  /** The server failed at it. It is tried again, but no longer before the others [FL-15]. */
  failed: (error: unknown) => Saga;
}

/** Whether nothing can be sent now. An answer that the device cannot store holds up only what it belongs to. */
export function* isOutage(error: unknown): Saga<boolean> {
  const failure = sendFailureOf(error);
  if (failure === 'postponed') return !(error instanceof StorageFullError);
  return failure === 'unavailable' && !(yield* isServerReachable());
}

/**
 * Decides what becomes of one thing that was not sent. Returns whether it is settled; otherwise it is tried again after
 * the others. Throws when the others would probably fail, too.
 */
export function* settleFailure(error: unknown, { erased, refused, failed }: Outcomes): Saga<boolean> {
  const failure = sendFailureOf(error);
  if (failure === 'erased') yield* erased(error);
  else if (failure === 'refused') yield* refused(error);
  else {
    if (yield* isOutage(error)) throw error;
    yield* failed(error);
    if (failure === 'unavailable') throw error;
    return false;
  }
  return true;
}
