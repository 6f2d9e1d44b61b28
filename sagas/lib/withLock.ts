import { acquire } from './acquire';
import type { Saga } from './effects';
import { lazyModule } from './lazyModule';

const sendingLock = lazyModule(() => import('./sendingLock'));

/** Runs the body while this tab holds the lock. One tab of this device at a time can hold it [FL-10]. */
export function* withLock<Result>(name: string, body: () => Saga<Result>): Saga<Result> {
  const { release } = yield* acquire(name);
  try {
    return yield* body();
  } finally {
    release();
  }
}

/** Runs the body while no tab of this device is sending runs. The body must be repeatable [FL-17]. */
export const whileNobodySends = <Result>(body: () => Saga<Result>): Saga<Result> =>
  sendingLock('withSendingLock')<Result>('athletik-flush', body);

/** Runs the body while no other tab of this device updates the data. The body must be repeatable [FL-17]. */
export const whileNobodyUpdates = <Result>(body: () => Saga<Result>): Saga<Result> =>
  sendingLock('withSendingLock')<Result>('athletik-update', body);

/**
 * Runs the body while no tab of this device sends or replaces entries of the outbox. The body must be repeatable
 * [FL-17].
 */
export const whileNobodySendsEntries = <Result>(body: () => Saga<Result>): Saga<Result> =>
  sendingLock('withSendingLock')<Result>('athletik-outbox', body);
