/** Notes as entries of the outbox: what is shown of them, and what they are written on [NT-1, ON-2]. */
import type { NoteTarget } from '../contract/notes';
import type { Note, UserScreening } from '../contract/schemas';
import { noteOn } from './notes';
import { type Entry, type EntryOf, isOfKind } from './outbox';

/** Returns the user screening with the note in place of the former one on its target. */
export const withNote = (userScreening: UserScreening, target: NoteTarget, note: Note): UserScreening => {
  const among = (notes: Note[]) => [...notes.filter(({ id }) => id !== note.id), note];
  switch (target.kind) {
    case 'screening':
      return { ...userScreening, screeningNote: note };
    case 'training':
      return { ...userScreening, trainingNote: note };
    case 'test':
      return { ...userScreening, testNotes: among(userScreening.testNotes) };
    case 'exercise':
      return { ...userScreening, exerciseNotes: among(userScreening.exerciseNotes) };
  }
};

/** The note of an entry, as it is on the stored user screening but with the texts that the person wrote. */
const writtenNote = (userScreening: UserScreening, { payload }: EntryOf<'note'>): Note => {
  const { target, athleteNote, trainerNote } = payload;
  const id = 'id' in target ? target.id : userScreening.id;
  return { id, ...noteOn(userScreening, target), athleteNote, trainerNote };
};

/**
 * Returns the user screening with the notes that this person wrote on it and the server does not have yet, also those
 * in conflict [NT-1]. What was refused is not among its notes. `entries` in the order of writing.
 */
export const withWaitingNotes = (userScreening: UserScreening, entries: readonly Entry[]): UserScreening =>
  entries
    .filter(isOfKind('note'))
    .filter(({ payload, refusal }) => payload.userScreeningId === userScreening.id && refusal === null)
    .reduce(
      (noted, entry) => withNote(noted, entry.payload.target, writtenNote(noted, entry)),
      userScreening,
    );
