import { abortable } from './abortable';
import type { Saga } from './effects';
import { services } from './services';

/** Runs the body while this tab holds the lock. One tab of this device at a time can hold it [FL-10]. */
export function* withLock<Result>(name: string, body: () => Saga<Result>): Saga<Result> {
  const { locks } = yield* services();
  const release = yield* abortable((signal) => locks.acquire(name, signal));
  try {
    return yield* body();
  } finally {
    release();
  }
}

/** Runs the body while no tab of this device is sending runs. */
export const whileNobodySends = <Result>(body: () => Saga<Result>): Saga<Result> =>
  withLock('athletik-flush', body);

/** Runs the body while no tab of this device sends or replaces entries of the outbox. */
export const whileNobodySendsEntries = <Result>(body: () => Saga<Result>): Saga<Result> =>
  withLock('athletik-outbox', body);
