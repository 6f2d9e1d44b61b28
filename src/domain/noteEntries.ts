/** Notes as entries of the outbox: what is shown of them, and what they are written on [NT-1, ON-2]. */
import { maxNoteLength, type NotePost, type NoteTarget } from '../contract/notes';
import type { Note, UserScreening } from '../contract/schemas';
import { cleanText } from './cleanText';
import { noteName } from './entryKinds';
import { noteOn, writtenText } from './notes';
import { type Entry, type EntryOf, isOfKind } from './outbox';

/** The two texts of a note. Null for an empty text. */
export type NoteTexts = Pick<NotePost, 'athleteNote' | 'trainerNote'>;

const kinds = ['athleteNote', 'trainerNote'] as const;

const sendable = (text: string | null): string | null =>
  text && writtenText(cleanText(text.slice(0, maxNoteLength)));

/** Returns the texts as they may be sent: neither longer than a note can be nor with what cannot be stored [ON-7]. */
export const sendableTexts = ({ athleteNote, trainerNote }: NoteTexts): NoteTexts => ({
  athleteNote: sendable(athleteNote),
  trainerNote: sendable(trainerNote),
});

export const isSameNote = (one: NoteTexts | null, other: NoteTexts | null): boolean =>
  kinds.every((kind) => writtenText(one?.[kind]) === writtenText(other?.[kind]));

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

/** This person's entries for a note that are not refused, in the order of writing. */
export const notesOn = (
  { userScreeningId, target }: Pick<NotePost, 'userScreeningId' | 'target'>,
  entries: readonly Entry[],
): EntryOf<'note'>[] =>
  entries
    .filter(isOfKind('note'))
    .filter(({ payload }) => payload.userScreeningId === userScreeningId)
    .filter(({ payload, refusal }) => refusal === null && noteName(payload.target) === noteName(target));

/**
 * The revision of a new note: that of this person's entry on it that waits, which it replaces or follows [ON-2], else
 * that of the stored note. 0 for a note that never was, and on a server without revisions. `entries` in the order of
 * writing.
 */
export const revisionOf = (
  note: Pick<NotePost, 'userScreeningId' | 'target'>,
  entries: readonly Entry[],
  stored: UserScreening,
): number => notesOn(note, entries).at(-1)?.payload.revision ?? noteOn(stored, note.target)?.revision ?? 0;

/**
 * Whether a note would overwrite nothing although the server asks: it was restored from a backup, so that it does not
 * know the revision, and has no text where this one has another [ON-6].
 */
export const overwritesNothing = ({ payload }: EntryOf<'note'>, present: Note): boolean =>
  (present.revision ?? 0) < payload.revision &&
  kinds.every((kind) => payload[kind] === present[kind] || !writtenText(present[kind]));

/**
 * Returns an entry that was written on another one, which the server has now, on what that one got [ON-2]. A text that
 * is the same in both takes the present one, since the person changed nothing. The revision stays when the server has
 * another text than the one that the person went on from: then the server has to ask [NT-1]. It has to ask as well when
 * the revisions differ: then the person has settled a conflict of the other one since, and did so without this one.
 */
export const onNote = (
  newer: EntryOf<'note'>,
  sent: NoteTexts & Pick<EntryOf<'note'>['payload'], 'revision'>,
  present: Note | null,
): EntryOf<'note'> => {
  const isOnSent = newer.payload.revision === sent.revision;
  const changed = kinds.filter((kind) => newer.payload[kind] !== sent[kind]);
  const isKnown = isOnSent && changed.every((kind) => writtenText(present?.[kind]) === sent[kind]);
  const textOf = (kind: keyof NoteTexts) =>
    changed.includes(kind) ? newer.payload[kind] : writtenText(present?.[kind]);
  const revision = isKnown ? (present?.revision ?? 0) : newer.payload.revision;
  const texts = { athleteNote: textOf('athleteNote'), trainerNote: textOf('trainerNote') };
  return { ...newer, payload: { ...newer.payload, ...texts, revision } };
};
