import type { HeldLock } from '../../src/services/ports';
import { abortable } from './abortable';
import { acquire } from './acquire';
import { call, race, type Saga } from './effects';
import { services } from './services';
import { giveSignsOfLife, untilSilent } from './signsOfLife';

/** Acquires the lock, or takes it over from a tab that has fallen silent. */
function* acquireOrTakeOver(name: string): Saga<HeldLock> {
  const { locks } = yield* services();
  const { lock } = yield* race({ lock: () => acquire(name), silence: () => untilSilent(name) });
  return lock ?? (yield* abortable((signal) => locks.takeOver(name, signal)));
}

/**
 * Like `withLock`, but a tab that freezes while it holds the lock loses it after 2 minutes without a sign of life
 * [FL-17]. When the frozen tab wakes, its body is ended. It begins again, with what is on the device by then, once the
 * tab has the lock back. So nothing that the body still did before its end can stay wrong, nor can two tabs that take
 * over at the same moment do harm.
 */
function* withSendingLock<Result>(name: string, body: () => Saga<Result>): Saga<Result> {
  while (true) {
    const { release, lost } = yield* acquireOrTakeOver(name);
    try {
      const ended = yield* race({
        done: body,
        lost: () => call(() => lost),
        living: () => giveSignsOfLife(name),
      });
      if (!('lost' in ended)) return ended.done as Result;
    } finally {
      release();
    }
  }
}

/** Runs the body while no tab of this device is sending runs. The body must be repeatable [FL-17]. */
export const whileNobodySends = <Result>(body: () => Saga<Result>): Saga<Result> =>
  withSendingLock('athletik-flush', body);

/** Runs the body while no other tab of this device updates the data. The body must be repeatable [FL-17]. */
export const whileNobodyUpdates = <Result>(body: () => Saga<Result>): Saga<Result> =>
  withSendingLock('athletik-update', body);

/**
 * Runs the body while no tab of this device sends or replaces entries of the outbox. The body must be repeatable
 * [FL-17].
 */
export const whileNobodySendsEntries = <Result>(body: () => Saga<Result>): Saga<Result> =>
  withSendingLock('athletik-outbox', body);

/**
 * Runs the body while no tab of this device decides what becomes of an entry in conflict: each must read what another
 * one has decided. The body must be repeatable [FL-17].
 */
export const whileNobodyDecides = <Result>(body: () => Saga<Result>): Saga<Result> =>
  withSendingLock('athletik-decision', body);
