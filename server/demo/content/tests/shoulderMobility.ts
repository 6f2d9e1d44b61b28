import type { Test } from '../../../../src/contract/schemas';
import type { Region } from '../../../../src/domain/progress/figure';
import { bothSides, execution, helper, probe, question, rangeQuestion, rangeValue } from '../questions';

/** The distance of the fists with one hand above. The values have ids from `first` on. */
const distance = (id: number, region: Region, hand: string, first: number) =>
  rangeQuestion(id, region, `${hand} Hand oben: Wie groß ist der Abstand der Fäuste (von hinten)?`, [
    rangeValue(first, 'Höchstens eine Handlänge', 10),
    rangeValue(first + 1, 'Bis zu anderthalb Handlängen', 6, { thoracicRotation: 6, wallAngel: 5 }),
    rangeValue(first + 2, 'Über anderthalb Handlängen', 2, {
      wallAngel: 8,
      thoracicRotation: 7,
      catCow: 5,
    }),
  ]);

/**
 * Nobody has to judge shoulder blades: they cannot be seen through a shirt, and nobody undresses for a test. The side
 * is that of the hand above.
 */
export const shoulderMobility: Test = {
  id: 4,
  name: 'Schulterbeweglichkeit',
  video: 'test-schulterbeweglichkeit.mp4',
  what: 'Beweglichkeit der Schultern und der Brustwirbelsäule.',
  materials: `Maßband, ${helper}`,
  execution: execution(
    'von hinten und von der Seite',
    probe('Leg jede Hand einmal auf die andere Schulter und heb den Ellbogen zur Stirn.'),
    'Miss deine Hand von der Handgelenksfalte bis zur Spitze des Mittelfingers. Schließ beide Hände zur Faust, die Daumen innen, und streck die Arme zur Seite.',
    'Führ in einer einzigen Bewegung eine Faust von oben und die andere von unten hinter den Rücken, ohne nachzurücken. Lass den Abstand der Fäuste messen.',
    `Drei Versuche je Seite, der beste zählt. „Rechts“ heißt: Die rechte Hand ist oben. ${bothSides}`,
  ),
  questions: [
    question(401, 'trunk', 'Der Rücken bleibt aufrecht (von der Seite)', {
      wallAngel: 6,
      bandRow: 6,
      deadBug: 4,
    }),
    question(402, 'trunk', 'Der Kopf bleibt gerade (von der Seite)', {
      wallAngel: 7,
      bandRow: 6,
      thoracicRotation: 5,
    }),
    question(403, 'shoulder', 'Beide Schultern bleiben auf gleicher Höhe (von hinten)', {
      bandRow: 9,
      pushUp: 7,
    }),
  ],
  rangeQuestions: [
    distance(412, 'shoulderLeft', 'Linke', 424),
    distance(411, 'shoulderRight', 'Rechte', 421),
  ],
};
