import { assignmentConflictSchema, noteConflictSchema } from '../../src/contract/assignments';
import { onBase } from '../../src/domain/assignmentEntries';
import { isSameNote, overwritesNothing } from '../../src/domain/noteEntries';
import type { Entry, EntryOf } from '../../src/domain/outbox';
import type { Saga } from '../lib/effects';
import { services } from '../lib/services';
import { storeAssigned, storePresentNote } from './answers';
import { change, drop, finish, isOvertaken, newerThan } from './outcomes';

/** Keeps an entry that the server did not take, with what the server has, until the person decides [AS-2, NT-1]. */
export function* keepInConflict(entry: Entry): Saga {
  const { tabs } = yield* services();
  yield* change(entry);
  tabs.announceChange();
}

/**
 * A note was not taken. What the server has is stored at once: by the time of a decision, an update may have brought
 * something newer. What the person has written on it since takes its place, so that they are asked about that alone.
 * Where the server has what they wrote, or has lost it, there is nothing to ask.
 */
export function* keepNote(entry: EntryOf<'note'>, body: unknown): Saga<boolean> {
  const { data } = noteConflictSchema.safeParse(body);
  if (!data) return false;
  const { present } = data;
  yield* storePresentNote(entry, present);
  if (yield* isOvertaken(entry)) yield* drop(entry);
  else if (isSameNote(entry.payload, present)) yield* finish(entry);
  else if (overwritesNothing(entry, present)) {
    yield* change({ ...entry, payload: { ...entry.payload, revision: present.revision } });
  } else yield* keepInConflict({ ...entry, conflict: present });
  return true;
}

/** An assignment was not taken. As for a note, the person is asked about their last one alone. */
export function* keepAssignment(entry: EntryOf<'assignment'>, body: unknown): Saga<boolean> {
  const { data } = assignmentConflictSchema.safeParse(body);
  if (!data) return false;
  const { present } = data;
  yield* storeAssigned(present);
  if (yield* isOvertaken(entry)) {
    for (const newer of yield* newerThan(entry)) yield* change(onBase(newer, entry.payload.base));
    yield* drop(entry);
  } else if (entry.payload.screeningId === present.screeningId) yield* finish(entry);
  else yield* keepInConflict({ ...entry, conflict: present });
  return true;
}
