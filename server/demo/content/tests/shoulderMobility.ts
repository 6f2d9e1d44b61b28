import type { Test } from '../../../../src/contract/schemas';
import { execution, painQuestion, question, rangeQuestion, rangeValue } from '../questions';

/** The distance of the fists with one hand above. The values have ids from `first` on. */
const distance = (id: number, hand: string, first: number) =>
  rangeQuestion(id, `${hand} Hand oben: Wie groß ist der Abstand der Fäuste?`, [
    rangeValue(first, 'Höchstens eine Handlänge', 10),
    rangeValue(first + 1, 'Bis zu anderthalb Handlängen', 6, { thoracicRotation: 6, wallAngel: 5 }),
    rangeValue(first + 2, 'Über anderthalb Handlängen', 2, {
      wallAngel: 8,
      thoracicRotation: 7,
      catCow: 5,
    }),
  ]);

export const shoulderMobility: Test = {
  id: 4,
  name: 'Schulterbeweglichkeit',
  video: 'test-schulterbeweglichkeit.mp4',
  what: 'Beweglichkeit der Schultern, der Schulterblätter und der Brustwirbelsäule.',
  materials: 'Maßband',
  execution: execution(
    'Miss zuerst deine Hand von der Handgelenksfalte bis zur Spitze des Mittelfingers. Schließ beide Hände zur Faust, die Daumen innen, und streck die Arme zur Seite.',
    'Führ in einer einzigen Bewegung eine Faust von oben und die andere von unten hinter den Rücken, ohne nachzurücken. Lass den Abstand der Fäuste messen.',
    'Dreimal je Seite, der beste Versuch zählt. Ein Haken ohne Seite gilt für beide Seiten.',
    'Danach der Schmerztest: Leg jede Hand einmal auf die andere Schulter und heb den Ellbogen zur Stirn.',
  ),
  questions: [
    question(401, 'Der Rücken bleibt aufrecht', { deadBug: 7, wallAngel: 6, catCow: 4 }),
    question(402, 'Der Kopf bleibt gerade', { wallAngel: 7, thoracicRotation: 5 }),
    question(403, 'Die Schulterblätter liegen flach am Brustkorb', {
      forearmPlank: 7,
      wallAngel: 6,
      pushUp: 5,
    }),
    painQuestion(404, ['gluteBridge', 'singleLegStance']),
  ],
  rangeQuestions: [distance(411, 'Rechte', 421), distance(412, 'Linke', 424)],
};
