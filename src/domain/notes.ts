import type { NoteTarget } from '../contract/notes';
import type { CurrentUser, Note, UserScreening } from '../contract/schemas';

/** Returns the text unchanged, or null when it is blank. */
export const writtenText = (text: string | null | undefined): string | null => (text?.trim() ? text : null);

/**
 * Returns the note text for its viewer: the athlete note for the owner of the screening, the trainer note for anyone
 * else [NO-2]. Null when it is blank.
 */
export const noteFor = (note: Note | null | undefined, viewerId: number, ownerId: number): string | null =>
  writtenText(viewerId === ownerId ? note?.athleteNote : note?.trainerNote);

/** Returns the note of a user screening on this target, or null if nobody has written one [NO-1]. */
export const noteOn = (userScreening: UserScreening, target: NoteTarget): Note | null => {
  switch (target.kind) {
    case 'screening':
      return userScreening.screeningNote;
    case 'training':
      return userScreening.trainingNote;
    case 'test':
      return userScreening.testNotes.find(({ id }) => id === target.id) ?? null;
    case 'exercise':
      return userScreening.exerciseNotes.find(({ id }) => id === target.id) ?? null;
  }
};

/**
 * Merges a user screening with new notes into the stored row, if there is one. The row keeps its screening, if it has
 * one: what was assigned meanwhile comes with the next update, together with its tests [UP-16].
 */
export const notedRow = (noted: UserScreening, stored: UserScreening | undefined): UserScreening => ({
  ...noted,
  screeningId: stored?.screeningId ?? null,
});

/** Trainers write the notes of their own athletes [NO-3, SE-7], if the server accepts notes [API-42]. */
export const mayWriteNotes = (
  user: Pick<CurrentUser, 'athleteIds'>,
  athleteId: number,
  serverTakesNotes: boolean,
): boolean => serverTakesNotes && user.athleteIds.includes(athleteId);
