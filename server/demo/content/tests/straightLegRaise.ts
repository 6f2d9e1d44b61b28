import type { Test } from '../../../../src/contract/schemas';
import { question, rangeQuestion, rangeValue } from '../questions';

export const straightLegRaise: Test = {
  id: 5,
  name: 'Gestrecktes Beinheben',
  video: 'test-beinheben.mp4',
  what: 'Beweglichkeit der Oberschenkelrückseite und der Hüfte bei ruhigem Becken.',
  materials: 'Matte',
  execution:
    'Leg dich auf den Rücken, Arme neben dem Körper, Fußspitzen angezogen. Heb ein Bein gestreckt so weit wie möglich, das andere bleibt gestreckt liegen. Schätz den Winkel zwischen Bein und Boden, senkrecht sind 90 Grad. Dreimal je Seite, der beste Versuch zählt.',
  questions: [
    question(501, 'Das gehobene Bein bleibt gestreckt', { singleLegDeadlift: 8, gluteBridge: 4 }),
    question(502, 'Das andere Bein bleibt am Boden', { hipFlexorStretch: 9, deadBug: 5 }),
    question(503, 'Der untere Rücken bleibt ruhig liegen', { deadBug: 9, gluteBridge: 6, forearmPlank: 4 }),
  ],
  rangeQuestions: [
    rangeQuestion(511, 'Wie hoch kommt das rechte Bein?', [
      rangeValue(521, 'Mindestens 80 Grad', 10),
      rangeValue(522, '65 bis 79 Grad', 7, { singleLegDeadlift: 4 }),
      rangeValue(523, '50 bis 64 Grad', 4, { singleLegDeadlift: 7, hipFlexorStretch: 5 }),
      rangeValue(524, 'Weniger als 50 Grad', 0, { singleLegDeadlift: 9, hipFlexorStretch: 6, deadBug: 5 }),
    ]),
    rangeQuestion(512, 'Wie hoch kommt das linke Bein?', [
      rangeValue(525, 'Mindestens 80 Grad', 10),
      rangeValue(526, '65 bis 79 Grad', 7, { singleLegDeadlift: 4 }),
      rangeValue(527, '50 bis 64 Grad', 4, { singleLegDeadlift: 7, hipFlexorStretch: 5 }),
      rangeValue(528, 'Weniger als 50 Grad', 0, { singleLegDeadlift: 9, hipFlexorStretch: 6, deadBug: 5 }),
    ]),
  ],
};
