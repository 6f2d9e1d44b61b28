import type { Test } from '../../../../src/contract/schemas';
import type { Region } from '../../../../src/domain/progress/figure';
import {
  bothSides,
  execution,
  type Mending,
  question,
  rangeQuestion,
  rangeValue,
  watcher,
} from '../questions';

const crookedLeg: Mending = { sideSteps: 8, gluteBridge: 7 };

/** How one leg gets over the string. The values have ids from `first` on. */
const clearance = (id: number, region: Region, leg: string, first: number) =>
  rangeQuestion(id, region, `${leg} steigt: Wie kommt der Fuß über die Schnur (von der Seite)?`, [
    rangeValue(first, 'Ohne Berührung', 10),
    rangeValue(first + 2, 'Mit Berührung', 4, { marchBand: 8, singleLegStance: 6 }),
    rangeValue(first + 3, 'Gleichgewicht verloren', 0, { singleLegStance: 9, sideSteps: 6, gluteBridge: 5 }),
  ]);

/** The side is that of the leg that steps over. */
export const hurdleStep: Test = {
  id: 2,
  name: 'Hürdenschritt',
  video: 'test-huerdenschritt.mp4',
  what: 'Stabilität auf einem Bein und die Beweglichkeit von Hüfte, Knie und Sprunggelenk des anderen Beins.',
  materials: `Schnur zwischen zwei Stangen, Stab, ${watcher}`,
  execution: execution(
    'von vorn und von der Seite',
    'Spann die Schnur auf die Höhe des Knochenvorsprungs unter der Kniescheibe. Leg den Stab hinter dem Nacken auf die Schultern und halt ihn weit außen, die Daumen umschließen ihn. Stell beide Füße dicht vor die Schnur.',
    'Steig mit einem Bein hinüber, tipp vorn mit der Ferse auf und komm langsam zurück. Das Standbein bleibt gestreckt.',
    'Gerade ist ein Bein, wenn Hüfte, Knie und Fuß von vorn gesehen in einer Linie bleiben, auch das gebeugte.',
    `Drei Versuche je Seite, der beste zählt. „Rechts“ heißt: Das rechte Bein steigt hinüber. ${bothSides}`,
  ),
  questions: [
    question(206, 'kneeLeft', 'Linkes Bein steigt: Beide Beine bleiben gerade (von vorn)', crookedLeg),
    question(205, 'kneeRight', 'Rechtes Bein steigt: Beide Beine bleiben gerade (von vorn)', crookedLeg),
    question(202, 'trunk', 'Der Stab bleibt waagerecht (von vorn)', {
      sideSteps: 8,
      kneelingSidePlank: 7,
      singleLegStance: 6,
    }),
    question(203, 'trunk', 'Der Oberkörper bleibt ruhig (von der Seite)', {
      kneelingSidePlank: 6,
      deadBug: 5,
    }),
    question(204, 'ankle', 'Der Fuß des Standbeins bleibt ruhig stehen (von vorn)', {
      singleLegStance: 8,
      singleLegDeadlift: 8,
      calfRaise: 3,
    }),
  ],
  rangeQuestions: [
    clearance(213, 'hipLeft', 'Linkes Bein', 241),
    clearance(212, 'hipRight', 'Rechtes Bein', 231),
  ],
};
