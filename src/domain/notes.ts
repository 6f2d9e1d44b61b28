import type { NoteTarget } from '../contract/notes';
import type { CurrentUser, Note, UserScreening } from '../contract/schemas';

/** The text as it was written; a blank one is none. */
export const writtenText = (text: string | null | undefined): string | null => (text?.trim() ? text : null);

/** The text of a note for its viewer: the owner of the screening sees the athlete note, anybody else the trainer note [NO-2]. An empty one is null. */
export const noteFor = (note: Note | null | undefined, viewerId: number, ownerId: number): string | null =>
  writtenText(viewerId === ownerId ? note?.athleteNote : note?.trainerNote);

/** The note of a screening on this target, or null while there is none [NO-1]. */
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

/** Trainers write the notes of their own athletes [NO-3, SE-7], where the server takes them [API-42]. */
export const mayWriteNotes = (
  user: Pick<CurrentUser, 'athleteIds'>,
  athleteId: number,
  serverTakesNotes: boolean,
): boolean => serverTakesNotes && user.athleteIds.includes(athleteId);
