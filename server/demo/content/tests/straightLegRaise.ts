import type { Test } from '../../../../src/contract/schemas';
import { execution, painQuestion, question, rangeQuestion, rangeValue } from '../questions';

/** Where the ankle of the raised leg is above the lying one. The values have ids from `first` on. */
const height = (id: number, leg: string, first: number) =>
  rangeQuestion(id, `${leg} gehoben: Wo kreuzt der Stab das liegende Bein?`, [
    rangeValue(first, 'Über der Oberschenkelmitte', 10),
    rangeValue(first + 1, 'Von der Mitte bis zum Knie', 6, { legLowering: 6, singleLegDeadlift: 4 }),
    rangeValue(first + 2, 'Unterhalb des Knies', 2, { legLowering: 9, hipFlexorStretch: 5, deadBug: 4 }),
  ]);

/** The side is that of the raised leg. */
export const straightLegRaise: Test = {
  id: 5,
  name: 'Aktives Beinheben',
  video: 'test-beinheben.mp4',
  what: 'Beweglichkeit der Oberschenkelrückseite und der Hüfte bei ruhigem Becken.',
  materials: 'Matte, Stab',
  execution: execution(
    'Leg dich auf den Rücken, Arme neben dem Körper, Handflächen nach oben, Fußspitzen angezogen.',
    'Heb ein Bein gestreckt so weit wie möglich, das andere bleibt gestreckt liegen.',
    'Lass den Stab senkrecht neben den Außenknöchel des gehobenen Beins stellen: Es zählt, wo er das liegende Bein kreuzt. Die Mitte des Oberschenkels liegt auf halbem Weg vom Hüftknochen zur Kniescheibe.',
    'Dreimal je Seite, der beste Versuch zählt. Ein Haken ohne Seite gilt für beide Seiten.',
  ),
  questions: [
    question(501, 'Das gehobene Bein bleibt gestreckt', { legLowering: 9, singleLegDeadlift: 5 }),
    question(502, 'Das andere Bein bleibt am Boden', { hipFlexorStretch: 9, legLowering: 5, deadBug: 4 }),
    question(503, 'Der untere Rücken bleibt ruhig liegen', { deadBug: 9, legLowering: 5, gluteBridge: 3 }),
    painQuestion(504, ['catCow', 'thoracicRotation']),
  ],
  rangeQuestions: [height(511, 'Rechtes Bein', 531), height(512, 'Linkes Bein', 534)],
};
