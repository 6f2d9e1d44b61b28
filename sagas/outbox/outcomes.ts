import type { EntryKind } from '../../src/domain/entryKinds';
import {
  byWritingTime,
  type Entry,
  type EntryOf,
  isOfKind,
  isWrittenBy,
  subjectOf,
} from '../../src/domain/outbox';
import { describeError } from '../../src/texts/errors';
import { selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { worker } from '../lib/worker';
import { removeEntry, storeEntry } from './rows';
import { keepSent } from './storedEntries';

/** Shows and stores what became of an entry. */
export const change = worker({ name: 'changeEntry' }, function* changeEntry(entry: Entry): Saga {
  yield* put(outboxActions.changed(entry));
  yield* storeEntry(entry);
  // One that could not be written before is on the device now, and goes on from there.
  if (entry.clientId in (yield* select(selectUnsaved))) yield* put(outboxActions.saved(entry.clientId));
});

/** Sets a refused entry aside, so that it does not block others [ON-3]. */
export function* setAside(entry: Entry, error: unknown): Saga {
  const { tabs } = yield* services();
  yield* change({ ...entry, refusal: describeError(error) });
  tabs.announceChange();
}

/** The server has the entry: it leaves the outbox. */
export function* finish(entry: Entry): Saga {
  yield* keepSent(entry);
  yield* put(outboxActions.forgotten(entry.clientId));
}

/** The entry leaves the outbox although the server does not have it. */
export function* giveWay({ clientId }: Entry): Saga {
  const { tabs } = yield* services();
  yield* removeEntry(clientId);
  yield* put(outboxActions.forgotten(clientId));
  tabs.announceChange();
}

/** Like `giveWay`, for an entry that nobody waits for: where it cannot be removed, it is sent and asked about again. */
export const drop = worker({ name: 'removeEntry' }, giveWay);

/** Whether an entry of the same subject was written after this one and is not refused. */
const isNewerThan =
  <Kind extends EntryKind>(entry: EntryOf<Kind>) =>
  (other: Entry) =>
    other.refusal === null && byWritingTime(other, entry) > 0 && subjectOf(other) === subjectOf(entry);

/** This user's entries that are on the device, also those that another tab has written. */
function* ownRows(): Saga<Entry[]> {
  const { outbox } = yield* services();
  const isOwn = isWrittenBy(yield* select(selectSignedInOwner));
  return (yield* call(outbox.all)).filter(isOwn);
}

/** Returns this user's newer entries of the same subject, oldest first: those in memory and those on the device. */
export function* newerThan<Kind extends EntryKind>(entry: EntryOf<Kind>): Saga<EntryOf<Kind>[]> {
  const rows = yield* ownRows();
  const own = yield* select(selectOwnEntries);
  const elsewhere = rows.filter((row) => !own.some(({ clientId }) => clientId === row.clientId));
  return [...own, ...elsewhere].filter(isNewerThan(entry)).sort(byWritingTime).filter(isOfKind(entry.kind));
}

/**
 * Whether the device has a newer entry of the same subject, which may take the place of this one. One that is only in
 * memory may not: if the page dies, both would be gone [ON-2].
 */
export function* isOvertaken(entry: Entry): Saga<boolean> {
  return (yield* ownRows()).some(isNewerThan(entry));
}
