import type { Note, UserScreening } from '../../src/contract/schemas';

const withoutTrainerNote = (note: Note): Note => ({ ...note, trainerNote: null });

/** Removes the texts for trainers, for the owner of the screening [CO-16]. All else stays. */
export const withoutTrainerNotes = <One extends UserScreening>(userScreening: One): One => ({
  ...userScreening,
  screeningNote: userScreening.screeningNote && withoutTrainerNote(userScreening.screeningNote),
  trainingNote: userScreening.trainingNote && withoutTrainerNote(userScreening.trainingNote),
  testNotes: userScreening.testNotes.map(withoutTrainerNote),
  exerciseNotes: userScreening.exerciseNotes.map(withoutTrainerNote),
});

/** Returns an assignment as somebody sees it: its owner without the texts for trainers [CO-16]. */
export const asSeenBy = <One extends UserScreening>(viewerId: number, userScreening: One): One =>
  viewerId === userScreening.userId ? withoutTrainerNotes(userScreening) : userScreening;
