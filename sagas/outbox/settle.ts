import { onBase } from '../../src/domain/assignmentEntries';
import type { EntryKind } from '../../src/domain/entryKinds';
import { isSameNote, sendableTexts } from '../../src/domain/noteEntries';
import { type Entry, type EntryOf, isOfKind, isWrittenBy } from '../../src/domain/outbox';
import { selectOwnEntries, selectUnsaved } from '../../store/outbox/selectors';
import { outboxActions } from '../../store/outbox/slice';
import { selectSignedInOwner } from '../../store/session/selectors';
import { call, put, type Saga, select } from '../lib/effects';
import { services } from '../lib/services';
import { giveWay } from './outcomes';
import { storeEntry } from './rows';

/**
 * Returns the entry as it is on the device, or in memory if it could not be stored. Undefined when another tab has
 * settled or removed it: what was sent under a client id cannot be sent once more with something else.
 */
export function* findEntry<Kind extends EntryKind>(
  kind: Kind,
  clientId: string,
): Saga<EntryOf<Kind> | undefined> {
  const { outbox } = yield* services();
  const unsaved = yield* select(selectUnsaved);
  const isOwn = isWrittenBy(yield* select(selectSignedInOwner));
  const entries = clientId in unsaved ? yield* select(selectOwnEntries) : yield* call(outbox.all);
  const ofKind: EntryOf<Kind>[] = entries.filter(isOwn).filter(isOfKind(kind));
  const entry = ofKind.find((one) => one.clientId === clientId);
  if (!entry) yield* put(outboxActions.changedElsewhere());
  return entry;
}

/** Stores the decision, shows it, and has the entry sent again. */
export function* sendAgain(entry: Entry): Saga {
  const { tabs } = yield* services();
  yield* storeEntry(entry);
  yield* put(outboxActions.changed(entry));
  yield* put(outboxActions.saved(entry.clientId));
  tabs.announceChange();
}

/** Shows the conflict that is on the device: since the person decided, the server has got something else. */
export function* showConflict(): Saga {
  yield* put(outboxActions.changedElsewhere());
}

/** The person decided which texts of a note stay. They are written on the note that they saw [NT-1]. */
export function* settleNote({ payload }: ReturnType<typeof outboxActions.noteSettled>): Saga {
  const entry = yield* findEntry('note', payload.clientId);
  const present = entry?.conflict;
  if (!entry || !present) return;
  const revision = present.revision ?? 0;
  if (revision !== payload.seen) return yield* showConflict();
  const texts = sendableTexts(payload);
  const decided = { ...entry.payload, ...texts, revision };
  if (isSameNote(texts, present)) yield* giveWay(entry);
  else yield* sendAgain({ ...entry, payload: decided, conflict: null });
}

/** The person decided what is assigned: their own one takes the place of the present one, or gives way to it [AS-2]. */
export function* settleAssignment({ payload }: ReturnType<typeof outboxActions.assignmentSettled>): Saga {
  const entry = yield* findEntry('assignment', payload.clientId);
  const present = entry?.conflict;
  if (!entry || !present) return;
  if (present.screeningId !== payload.seen) return yield* showConflict();
  if (payload.keeps === 'present') yield* giveWay(entry);
  else yield* sendAgain({ ...onBase(entry, present.screeningId), conflict: null });
}
