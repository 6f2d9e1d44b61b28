import { type Entry, type Written, writingTime } from '../../src/domain/outbox';
import { originOf } from '../../src/domain/owner';
import { describeError } from '../../src/texts/errors';
import { selectOwnEntries } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { storeEntry } from './rows';

/** Writes an entry to the device. If that fails, the entry stays on the screen with the reason. */
export function* saveEntry(entry: Entry): Saga {
  const { log, tabs } = yield* services();
  const { clientId } = entry;
  try {
    yield* storeEntry(entry);
    yield* put(outboxActions.saved(clientId));
    tabs.announceChange();
  } catch (error) {
    log.error('saveEntry', error);
    yield* put(outboxActions.saveFailed({ clientId, text: describeError(error) }));
  }
}

/**
 * Puts an entry of the signed-in user into the outbox, online or offline [ON-1]. Returns its client id after the
 * entry was written to the device, or after the writing failed.
 */
export function* enqueue(written: Written): Saga<string> {
  const { clock, ids } = yield* services();
  const owner = yield* select(selectSignedInOwner);
  const waiting = yield* select(selectOwnEntries);
  const entry: Entry = {
    clientId: ids.uuid(),
    ...written,
    writtenBy: owner.id,
    origin: originOf(owner),
    writtenAt: writingTime(clock.now(), waiting),
    isTried: false,
    refusal: null,
    failure: null,
    conflict: null,
  };
  yield* put(outboxActions.queued(entry));
  yield* saveEntry(entry);
  return entry.clientId;
}
