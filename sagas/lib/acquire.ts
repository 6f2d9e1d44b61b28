import type { HeldLock } from '../../src/services/ports';
import { abortable } from './abortable';
import type { Saga } from './effects';
import { services } from './services';

/** Waits until this tab holds the lock. A lock that is granted after the saga was cancelled is released. */
export function* acquire(name: string): Saga<HeldLock> {
  const { locks } = yield* services();
  return yield* abortable((signal) => locks.acquire(name, signal));
}
