import type { Test } from '../../../../src/contract/schemas';
import { question, rangeQuestion, rangeValue } from '../questions';

export const shoulderMobility: Test = {
  id: 4,
  name: 'Schulterbeweglichkeit',
  video: 'test-schulterbeweglichkeit.mp4',
  what: 'Beweglichkeit der Schultern, der Schulterblätter und der Brustwirbelsäule.',
  materials: 'Maßband',
  execution:
    'Miss zuerst deine Hand vom Handgelenk bis zur Spitze des Mittelfingers. Mach mit beiden Händen eine Faust und streck die Arme zur Seite. Führ in einer Bewegung eine Faust von oben und die andere von unten hinter den Rücken. Lass den Abstand der Fäuste messen und wechsle die Seite.',
  questions: [
    question(401, 'Der Rücken bleibt aufrecht', { catCow: 7, deadBug: 5 }),
    question(402, 'Der Kopf bleibt gerade', { wallAngel: 7, catCow: 5 }),
    question(403, 'Die Schulterblätter liegen flach am Brustkorb', {
      wallAngel: 8,
      pushUp: 6,
      forearmPlank: 4,
    }),
  ],
  rangeQuestions: [
    rangeQuestion(411, 'Wie groß ist der Abstand mit der rechten Hand oben?', [
      rangeValue(421, 'Höchstens eine Handlänge', 10),
      rangeValue(422, 'Bis zu anderthalb Handlängen', 6, { wallAngel: 6, catCow: 5 }),
      rangeValue(423, 'Mehr als anderthalb Handlängen', 2, { wallAngel: 9, catCow: 7 }),
    ]),
    rangeQuestion(412, 'Wie groß ist der Abstand mit der linken Hand oben?', [
      rangeValue(424, 'Höchstens eine Handlänge', 10),
      rangeValue(425, 'Bis zu anderthalb Handlängen', 6, { wallAngel: 6, catCow: 5 }),
      rangeValue(426, 'Mehr als anderthalb Handlängen', 2, { wallAngel: 9, catCow: 7 }),
    ]),
  ],
};
