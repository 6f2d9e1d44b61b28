import type { Entry } from '../../src/domain/outbox';
import { isHere, named, type Owner } from '../../src/domain/owner';
import { withRunId } from '../../src/domain/readyEntries';
import { offeredAgain, withoutRunId } from '../../src/domain/sentEntries';
import { call, type Saga } from '../lib/effects';
import { whileNobodySendsEntries } from '../lib/sendingLock';
import { services } from '../lib/services';
import { worker } from '../lib/worker';

/**
 * Moves an entry to the sent ones once the server has it. If that fails, the entry is sent again under the same client
 * id.
 */
export const keepSent = worker({ name: 'keepSent' }, function* moveRow(entry: Entry): Saga {
  const { clock, fallback, outbox, tabs } = yield* services();
  yield* call(outbox.keepSent, entry, clock.now());
  fallback.remove({ store: 'entry', row: entry });
  tabs.announceChange();
});

/**
 * Makes the entries wait again that this device sent to the server before it was restored from a backup, those of all
 * users: the device meets the new epoch only once. Entries about a training, also those that wait already, get the id
 * of their exercise run anew, if this device has the run [ON-6].
 */
export function* offerSentAgain(owner: Owner): Saga {
  const { clock, database, outbox } = yield* services();
  yield* whileNobodySendsEntries(function* offer(): Saga {
    const now = clock.now();
    const waiting = yield* call(outbox.all);
    const sent = offeredAgain(yield* call(outbox.sent, now), waiting, now);
    const ids = yield* call(database.runIds, 'exerciseRun');
    for (const entry of [...sent, ...waiting].filter(({ origin }) => isHere(origin, owner)))
      yield* call(outbox.save, withRunId(withoutRunId(entry, ids), ids));
  });
}

/**
 * Stores the owner's server as the origin of the entries of all users that have no origin yet [FL-18]. Holds the lock
 * of the outbox, because otherwise an entry that another tab has just sent and removed could be written again.
 */
export function* nameEntries(owner: Owner): Saga {
  const { outbox } = yield* services();
  const isUnnamed = ({ origin }: Entry) => origin.instance === null;
  if (!(yield* call(outbox.all)).some(isUnnamed)) return;
  yield* whileNobodySendsEntries(function* name(): Saga {
    const unnamed = (yield* call(outbox.all)).filter(isUnnamed);
    for (const entry of unnamed) yield* call(outbox.save, named(entry, entry.writtenBy, owner));
  });
}
