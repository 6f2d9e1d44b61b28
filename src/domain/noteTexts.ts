/** The two texts of a note, each compared by itself [NT-1]. */
import type { NoteTexts } from './noteEntries';
import { writtenText } from './notes';

export type NoteField = keyof NoteTexts;

/** In the order in which they stand on the page. */
export const noteFields: readonly NoteField[] = ['athleteNote', 'trainerNote'];

/** The texts of a note, also of one that nobody has written. A blank text counts as unwritten. */
export const textsOf = (note: NoteTexts | null | undefined): NoteTexts => ({
  athleteNote: writtenText(note?.athleteNote),
  trainerNote: writtenText(note?.trainerNote),
});

/** The fields in which two versions differ. */
export const differingFields = (mine: NoteTexts, theirs: NoteTexts): NoteField[] => {
  const [own, other] = [textsOf(mine), textsOf(theirs)];
  return noteFields.filter((field) => own[field] !== other[field]);
};

/** A text that only one side has changed since `from`; undefined where both have, to something else. */
const unasked = (from: string | null, mine: string | null, present: string | null) => {
  if (mine === from) return present;
  return present === from || present === mine ? mine : undefined;
};

/**
 * Merges what somebody wrote on the texts `from` with the present ones, text by text, as the server does. Null where
 * both changed the same text: then the person has to choose [NT-1].
 */
export const mergedTexts = (from: NoteTexts, mine: NoteTexts, present: NoteTexts): NoteTexts | null => {
  const [begun, own, now] = [textsOf(from), textsOf(mine), textsOf(present)];
  const athleteNote = unasked(begun.athleteNote, own.athleteNote, now.athleteNote);
  const trainerNote = unasked(begun.trainerNote, own.trainerNote, now.trainerNote);
  return athleteNote === undefined || trainerNote === undefined ? null : { athleteNote, trainerNote };
};
