import type { UserScreening } from '../../../src/contract/schemas';
import { exerciseIdOf, testOf } from './demoContent';

/**
 * The trainer's notes for anna [RU-8]. `athleteNote` speaks to her, `trainerNote` is for trainers only [NO-2]. In
 * `testNotes` the id is the test's, in `exerciseNotes` the exercise's [API-17].
 */
export const notesForAnna = (): Pick<
  UserScreening,
  'screeningNote' | 'trainingNote' | 'testNotes' | 'exerciseNotes'
> => ({
  screeningNote: {
    id: 1,
    athleteNote: 'Zieh für die Kniebeuge die Schuhe aus und achte auf deine Fersen.',
    trainerNote: 'Sprunggelenk rechts, Wiedereinstieg. Fersen beobachten.',
  },
  trainingNote: {
    id: 2,
    athleteNote: 'Diese Woche zweimal. Knie zur Wand zuerst.',
    trainerNote: 'Umfang langsam steigern, vorerst keine Sprünge.',
  },
  testNotes: [
    {
      id: testOf('Überkopfkniebeuge').id,
      athleteNote: 'Ohne Schuhe. Nur so tief gehen, wie die Fersen am Boden bleiben.',
      trainerNote: 'Rechte Ferse hebt früh ab. Von der Seite ansehen und mit links vergleichen.',
    },
  ],
  exerciseNotes: [
    {
      id: exerciseIdOf('Knie zur Wand'),
      athleteNote: 'Rechts zuerst. Nur so weit, wie die Ferse am Boden bleibt.',
      trainerNote: 'Rechts deutlich steifer. Alle zwei Wochen den Abstand der Zehen zur Wand messen.',
    },
  ],
});
