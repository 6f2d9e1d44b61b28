/** The rows of the outbox on the device, and what the fallback storage has of them [ON-1, DB-13]. */
import type { Entry } from '../../src/domain/outbox';
import { call, type Saga } from '../lib/effects';
import { services } from '../lib/services';

/** Writes an entry. */
export function* storeEntry(entry: Entry): Saga {
  const { fallback, outbox } = yield* services();
  yield* call(outbox.save, entry);
  fallback.remove({ store: 'entry', row: entry });
}

/** Removes an entry. */
export function* removeEntry(clientId: string): Saga {
  const { fallback, outbox } = yield* services();
  fallback.remove({ store: 'entry', row: { clientId } });
  yield* call(outbox.remove, clientId);
}
