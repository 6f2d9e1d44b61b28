import { type FormerTexts, hashOf, type NoteTexts } from '../database/formerTexts';

/** Of a note that never was. */
export const noTexts: NoteTexts = { athleteNote: null, trainerNote: null };

export const isSameNote = (one: NoteTexts, other: NoteTexts): boolean =>
  one.athleteNote === other.athleteNote && one.trainerNote === other.trainerNote;

/**
 * Returns the text that only one side has changed, or that is the same on both; undefined when both have changed it.
 */
const mergeText = (written: string | null, present: string | null, base: string | null | undefined) => {
  if (written === present || hashOf(written) === base) return present;
  return hashOf(present) === base ? written : undefined;
};

/**
 * Brings together what was written and what is there [NT-1]: takes each text from the side that has changed it since
 * `base`. Returns null when both sides have changed the same text differently. Without a base nobody knows who has
 * changed what, so both have.
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
