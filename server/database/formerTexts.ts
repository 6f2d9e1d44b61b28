import { createHash } from 'node:crypto';

/** The two texts of a note; null for an empty text. */
export interface NoteTexts {
  athleteNote: string | null;
  trainerNote: string | null;
}

/** A former state of a note, by the hashes of its texts; null for an empty text. */
export interface FormerTexts {
  athleteHash: string | null;
  trainerHash: string | null;
}

/** Returns what the table of former notes has of a text. */
export const hashOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url');

/** Returns what the table of former notes has of a note. */
export const hashesOf = ({ athleteNote, trainerNote }: NoteTexts): FormerTexts => ({
  athleteHash: hashOf(athleteNote),
  trainerHash: hashOf(trainerNote),
});
