import type { Note } from '../contract/schemas';

/** The text of a note for its viewer: the owner of the screening sees the athlete note, anybody else the trainer note [NO-2]. An empty one is null. */
export const noteFor = (note: Note | null | undefined, viewerId: number, ownerId: number): string | null => {
  const text = viewerId === ownerId ? note?.athleteNote : note?.trainerNote;
  return text?.trim() ? text : null;
};
