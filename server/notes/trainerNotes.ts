import type { Note, UserScreening } from '../../src/contract/schemas';

const withoutTrainerNote = (note: Note): Note => ({ ...note, trainerNote: null });

/** Removes the texts for trainers, for the owner of the screening [CO-16]. */
export const withoutTrainerNotes = (userScreening: UserScreening): UserScreening => ({
  ...userScreening,
  screeningNote: userScreening.screeningNote && withoutTrainerNote(userScreening.screeningNote),
  trainingNote: userScreening.trainingNote && withoutTrainerNote(userScreening.trainingNote),
  testNotes: userScreening.testNotes.map(withoutTrainerNote),
  exerciseNotes: userScreening.exerciseNotes.map(withoutTrainerNote),
});

/** Returns an assignment as somebody sees it: its owner without the texts for trainers [CO-16]. */
export const asSeenBy = (viewerId: number, userScreening: UserScreening): UserScreening =>
  viewerId === userScreening.userId ? withoutTrainerNotes(userScreening) : userScreening;
