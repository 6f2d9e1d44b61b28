import type { Test } from '../../../../src/contract/schemas';
import { execution, type Mending, painQuestion, question, rangeQuestion, rangeValue } from '../questions';

const crookedLeg: Mending = { monsterWalk: 8, sideSteps: 7, gluteBridge: 5 };

/** How one leg gets over the hurdle. The values have ids from `first` on. */
const clearance = (id: number, leg: string, first: number) =>
  rangeQuestion(id, `${leg}: Wie kommt der Fuß über die Hürde?`, [
    rangeValue(first, 'Mit deutlichem Abstand', 10),
    rangeValue(first + 1, 'Knapp, aber ohne Berührung', 7, { singleLegStance: 5, hipFlexorStretch: 3 }),
    rangeValue(first + 2, 'Mit Berührung', 4, {
      singleLegStance: 7,
      hipFlexorStretch: 5,
      legLowering: 4,
    }),
    rangeValue(first + 3, 'Nur mit Festhalten', 0, { singleLegStance: 9, sideSteps: 6, gluteBridge: 5 }),
  ]);

/** The side is that of the leg that steps over. */
export const hurdleStep: Test = {
  id: 2,
  name: 'Hürdenschritt',
  video: 'test-huerdenschritt.mp4',
  what: 'Stabilität auf einem Bein und die Beweglichkeit von Hüfte, Knie und Sprunggelenk des anderen Beins.',
  materials: 'Hürde oder Band, Stab',
  execution: execution(
    'Stell die Hürde oder das Band auf die Höhe des Knochenvorsprungs unter der Kniescheibe. Leg den Stab hinter dem Nacken auf die Schultern und halt ihn weit außen, die Daumen umschließen ihn. Stell beide Füße dicht vor die Hürde.',
    'Steig mit einem Bein hinüber, tipp vorn mit der Ferse auf und komm langsam zurück. Das Standbein bleibt gestreckt.',
    'Dreimal je Seite, der beste Versuch zählt. „Rechts“ heißt: Das rechte Bein steigt hinüber. Ein Haken ohne Seite gilt für beide Seiten.',
  ),
  questions: [
    question(205, 'Hüfte, Knie und Fuß bleiben in einer Linie (rechts)', crookedLeg),
    question(206, 'Hüfte, Knie und Fuß bleiben in einer Linie (links)', crookedLeg),
    question(202, 'Der Stab bleibt waagerecht', { sideSteps: 8, kneelingSidePlank: 7, singleLegStance: 6 }),
    question(203, 'Der Oberkörper bleibt ruhig', { deadBug: 7, birdDog: 6, singleLegStance: 5 }),
    question(204, 'Das Gleichgewicht bleibt sicher', {
      singleLegStance: 9,
      singleLegDeadlift: 5,
      sideSteps: 4,
      calfRaise: 3,
    }),
    painQuestion(207, ['deadBug', 'thoracicRotation']),
  ],
  rangeQuestions: [clearance(212, 'Rechtes Bein', 231), clearance(213, 'Linkes Bein', 241)],
};
