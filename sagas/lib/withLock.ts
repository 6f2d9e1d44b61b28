import { acquire } from './acquire';
import type { Saga } from './effects';

/** Runs the body while this tab holds the lock. One tab of this device at a time can hold it [FL-10]. */
export function* withLock<Result>(name: string, body: () => Saga<Result>): Saga<Result> {
  const { release } = yield* acquire(name);
  try {
    return yield* body();
  } finally {
    release();
  }
}
