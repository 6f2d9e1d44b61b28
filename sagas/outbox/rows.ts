import { type Entry, isReady, withRunId } from '../../src/domain/outbox';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';
import { whileNobodySendsEntries } from '../lib/withLock';
import { worker } from '../lib/worker';

/**
 * Removes an entry from the device once the server has it. If the removal fails, the entry is sent again under the
 * same client id.
 */
export const forget = worker({ name: 'forgetEntry' }, function* removeRow(clientId: string): Saga {
  const { outbox, tabs } = yield* services();
  yield* call(outbox.remove, clientId);
  tabs.announceChange();
});

/** Returns the entries on this device. Feedback has the server id of its exercise run, if the device knows it [ON-4]. */
export function* readEntries(): Saga<Entry[]> {
  const { database, outbox } = yield* services();
  const entries = yield* call(outbox.all);
  if (entries.every(isReady)) return entries;
  const ids = yield* call(database.runIds, 'exerciseRun');
  return entries.map((entry) => withRunId(entry, ids));
}

/**
 * Stores the server ids of exercise runs in the feedback that waits for them [ON-4]. Must run before exercise runs are
 * removed from the device: afterwards their ids are unknown. Holds the lock of the outbox, because otherwise an entry
 * that another tab has just sent and removed could be written again.
 */
export function* giveRunIds(): Saga {
  const { database, outbox } = yield* services();
  if ((yield* call(outbox.all)).every(isReady)) return;
  yield* whileNobodySendsEntries(function* give(): Saga {
    const waiting = (yield* call(outbox.all)).filter((entry) => !isReady(entry));
    const ids = yield* call(database.runIds, 'exerciseRun');
    const given = waiting.map((entry) => withRunId(entry, ids));
    for (const entry of given.filter(isReady)) yield* call(outbox.save, entry);
  });
}
