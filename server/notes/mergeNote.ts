import { createHash } from 'node:crypto';

/** The two texts of a note; null where there is none. */
export interface NoteTexts {
  athleteNote: string | null;
  trainerNote: string | null;
}

/** A former state of a note, by the hashes of its texts; null where there was none. */
export interface FormerTexts {
  athleteHash: string | null;
  trainerHash: string | null;
}

/** Of a note that never was. */
export const noTexts: NoteTexts = { athleteNote: null, trainerNote: null };

const hashOf = (text: string | null): string | null =>
  text === null ? null : createHash('sha256').update(text).digest('base64url');

/** Returns the hashes of a note's texts. */
export const hashesOf = ({ athleteNote, trainerNote }: NoteTexts): FormerTexts => ({
  athleteHash: hashOf(athleteNote),
  trainerHash: hashOf(trainerNote),
});

export const isSameNote = (one: NoteTexts, other: NoteTexts): boolean =>
  one.athleteNote === other.athleteNote && one.trainerNote === other.trainerNote;

/** Returns the text that only one side has changed, or that is the same on both; undefined when both have changed it. */
const mergeText = (written: string | null, present: string | null, base: string | null | undefined) => {
  if (written === present || hashOf(written) === base) return present;
  return hashOf(present) === base ? written : undefined;
};

/**
 * Brings together what was written and what is there [NT-1]: of each text whatever was changed since `base`. Returns null when
 * both sides have changed the same text differently. Without a base nobody knows who has changed what, so both have.
 */
export const mergeNotes = (
  written: NoteTexts,
  present: NoteTexts,
  base: FormerTexts | undefined,
): NoteTexts | null => {
  const athleteNote = mergeText(written.athleteNote, present.athleteNote, base?.athleteHash);
  const trainerNote = mergeText(written.trainerNote, present.trainerNote, base?.trainerHash);
  return athleteNote === undefined || trainerNote === undefined ? null : { athleteNote, trainerNote };
};
