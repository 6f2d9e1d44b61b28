import type { NotePost } from '../../src/contract/notes';
import { assignmentsOf, withBase } from '../../src/domain/assignmentEntries';
import {
  isSameNote,
  notesOn,
  revisionOf,
  sendableTexts,
  withWaitingNotes,
} from '../../src/domain/noteEntries';
import { noteOn } from '../../src/domain/notes';
import type { Entry } from '../../src/domain/outbox';
import { assignmentTexts } from '../../src/texts/assignments';
import { selectStoredUserScreening } from '../../store/desk/entries';
import { selectOwnOutbox, selectUnsaved } from '../../store/outbox/selectors';
import type { outboxActions } from '../../store/outbox/slice';
import { toastsActions } from '../../store/toasts/slice';
import { all, put, type Saga, select } from '../lib/effects';
import { enqueue, saveEntry } from './enqueue';

/** Tries once more to store this user's entry, if that has failed. Returns its client id. */
function* keepAgain(entry: Entry): Saga<string> {
  if (entry.clientId in (yield* select(selectUnsaved))) yield* saveEntry(entry);
  return entry.clientId;
}

/**
 * Puts a note into the outbox, with the revision that it was written on [NT-1]. Returns the client id of the entry, or
 * null when the note is as the server has it: then there is nothing to send.
 */
export function* enqueueNote(written: NotePost): Saga<string | null> {
  const { userScreeningId, target } = written;
  const stored = yield* select(selectStoredUserScreening, userScreeningId);
  if (!stored) throw new Error(`There is no user screening ${userScreeningId} on this device.`);
  const entries = yield* select(selectOwnOutbox);
  const note = { userScreeningId, target, userId: stored.userId, ...sendableTexts(written) };
  if (isSameNote(note, noteOn(withWaitingNotes(stored, entries), target))) {
    const waiting = notesOn(note, entries).at(-1);
    return waiting ? yield* keepAgain(waiting) : null;
  }
  return yield* enqueue({
    kind: 'note',
    payload: { ...note, revision: revisionOf(note, entries, stored) },
  });
}

export function* writeNote({ payload }: ReturnType<typeof outboxActions.noteWritten>): Saga {
  yield* enqueueNote(payload);
}

type Assigned = ReturnType<typeof outboxActions.assigned>;

/** Puts an assignment into the outbox. Returns false where the person still has to decide about another one. */
function* assignOne(assignment: Assigned['payload'][number]): Saga<boolean> {
  const waiting = assignmentsOf(assignment.userId, yield* select(selectOwnOutbox));
  if (waiting.some(({ conflict }) => conflict !== null)) return false;
  yield* enqueue({ kind: 'assignment', payload: withBase(assignment, waiting) });
  return true;
}

/**
 * Puts assignments into the outbox, each as its own entry [AS-6], all before the first one is written: what the person
 * decides meanwhile is later. Leaves out the athletes for whom the person still has to decide, and says so: their
 * answer is asked for on what they chose before [ON-2].
 */
export function* assign({ payload }: Assigned): Saga {
  const taken = yield* all(payload, assignOne);
  const undecided = taken.filter((isTaken) => !isTaken).length;
  const text = assignmentTexts.undecided(undecided);
  if (undecided > 0) yield* put(toastsActions.requested({ type: 'error', text }));
}
