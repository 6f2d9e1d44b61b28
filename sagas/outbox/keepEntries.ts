import { selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { type Saga, select } from '../lib/effects';
import { whileNobodySendsEntries } from '../lib/sendingLock';
import { saveEntry } from './enqueue';

/**
 * Writes this user's entries that are only in memory to the device. All others are left alone: another tab may know
 * more of them, or have sent them. Holds the lock, because otherwise an entry that is just being sent could be written
 * again.
 */
export function* keepEntries(): Saga {
  yield* whileNobodySendsEntries(function* keep(): Saga {
    const unsaved = yield* select(selectUnsaved);
    const lacking = (yield* select(selectOwnEntries)).filter(({ clientId }) => clientId in unsaved);
    for (const entry of lacking) yield* saveEntry(entry);
  });
}
