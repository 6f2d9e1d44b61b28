import type { Test } from '../../../../src/contract/schemas';
import { execution, helper, question, rangeQuestion, rangeValue } from '../questions';

/** The side is that of the raised leg [SI-1]. */
export const straightLegRaise: Test = {
  id: 5,
  name: 'Aktives Beinheben',
  video: 'test-beinheben.mp4',
  what: 'Beweglichkeit der Oberschenkelrückseite und der Hüfte bei ruhigem Becken.',
  materials: `Matte, Stab, ${helper}`,
  sides: true,
  execution: execution(
    'von der Seite',
    'Leg dich auf den Rücken, Arme neben dem Körper, Handflächen nach oben, Fußspitzen angezogen.',
    'Heb ein Bein gestreckt so weit wie möglich, das andere bleibt gestreckt liegen.',
    'Lass den Stab senkrecht neben den Außenknöchel des gehobenen Beins stellen: Es zählt, wo er das liegende Bein kreuzt. Die Mitte des Oberschenkels liegt auf halbem Weg vom Hüftknochen zur Kniescheibe.',
    'Drei Versuche je Seite, der beste zählt. „Rechts“ heißt: Das rechte Bein ist gehoben.',
  ),
  questions: [
    question(501, 'hip', 'Das gehobene Bein bleibt gestreckt (von der Seite)', {
      legLowering: 9,
      singleLegDeadlift: 9,
    }),
    question(502, 'hip', 'Das andere Bein bleibt am Boden (von der Seite)', {
      hipFlexorStretch: 9,
      legLowering: 5,
      deadBug: 4,
    }),
    question(503, 'trunk', 'Der untere Rücken bleibt ruhig liegen (von der Seite)', {
      deadBug: 8,
      legLowering: 5,
      gluteBridge: 3,
    }),
  ],
  rangeQuestions: [
    rangeQuestion(511, 'hip', 'Wo kreuzt der Stab das liegende Bein (von der Seite)?', [
      rangeValue(531, 'Über der Oberschenkelmitte', 10),
      rangeValue(532, 'Von der Mitte bis zum Knie', 6, { singleLegDeadlift: 8, legLowering: 6 }),
      rangeValue(533, 'Unterhalb des Knies', 2, {
        legLowering: 9,
        singleLegDeadlift: 7,
        hipFlexorStretch: 5,
      }),
    ]),
  ],
};
