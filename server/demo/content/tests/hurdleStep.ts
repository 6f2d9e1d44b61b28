import type { Test } from '../../../../src/contract/schemas';
import { question, rangeQuestion, rangeValue } from '../questions';

export const hurdleStep: Test = {
  id: 2,
  name: 'Hürdenschritt',
  video: 'test-huerdenschritt.mp4',
  what: 'Stabilität auf einem Bein und die Beweglichkeit von Hüfte, Knie und Sprunggelenk des anderen Beins.',
  materials: 'Hürde oder Band, Stab',
  execution:
    'Stell die Hürde knapp unter Kniehöhe ein oder spann das Band auf dieser Höhe. Leg den Stab auf die Schultern und stell beide Füße dicht vor die Hürde. Steig mit einem Bein hinüber, tipp mit der Ferse auf und komm langsam zurück. Dreimal je Seite, die schwächere Seite zählt.',
  questions: [
    question(201, 'Hüfte, Knie und Fuß bleiben in einer Linie', {
      monsterWalk: 8,
      singleLegStance: 6,
      gluteBridge: 5,
    }),
    question(202, 'Der Stab bleibt waagerecht', { sidePlank: 7, singleLegStance: 6 }),
    question(203, 'Der Oberkörper bleibt ruhig', { deadBug: 7, birdDog: 5, singleLegDeadlift: 4 }),
    question(204, 'Das Standbein steht sicher', { singleLegStance: 9, singleLegDeadlift: 6, calfRaise: 4 }),
  ],
  rangeQuestions: [
    rangeQuestion(211, 'Wie kommst du über die Hürde?', [
      rangeValue(221, 'Mit deutlichem Abstand', 10),
      rangeValue(222, 'Knapp, aber ohne Berührung', 7, { hipFlexorStretch: 3 }),
      rangeValue(223, 'Der Fuß streift die Hürde', 4, { hipFlexorStretch: 7, singleLegStance: 6 }),
      rangeValue(224, 'Nur mit Festhalten', 0, { singleLegStance: 9, hipFlexorStretch: 7, lunge: 5 }),
    ]),
  ],
};
