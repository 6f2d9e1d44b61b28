import type { Test } from '../../../../src/contract/schemas';
import { question, rangeQuestion, rangeValue } from '../questions';

export const inlineLunge: Test = {
  id: 3,
  name: 'Ausfallschritt in einer Linie',
  video: 'test-ausfallschritt-inline.mp4',
  what: 'Gleichgewicht auf schmaler Standfläche, Beweglichkeit der Hüften und Stabilität von Knie und Sprunggelenk.',
  materials: 'Stab, Klebeband',
  execution:
    'Kleb eine gerade Linie auf den Boden und stell beide Füße darauf, eine Unterschenkellänge auseinander. Halt den Stab senkrecht am Rücken, er berührt Hinterkopf, Brustwirbelsäule und Kreuzbein. Senk das hintere Knie hinter der vorderen Ferse auf die Linie und drück dich wieder hoch. Dreimal je Seite, die schwächere Seite zählt.',
  questions: [
    question(301, 'Der Stab bleibt an Kopf, Rücken und Kreuzbein', {
      catCow: 6,
      wallAngel: 5,
      forearmPlank: 5,
    }),
    question(302, 'Das vordere Knie bleibt über dem Fuß', { monsterWalk: 9, lunge: 6, gluteBridge: 5 }),
    question(303, 'Beide Füße bleiben auf der Linie', { singleLegStance: 8, lunge: 6 }),
    question(304, 'Du kommst ohne Schwung wieder hoch', { lunge: 8, squat: 6, squatJump: 4 }),
  ],
  rangeQuestions: [
    rangeQuestion(311, 'Wie tief kommt das hintere Knie?', [
      rangeValue(321, 'Bis auf den Boden', 10),
      rangeValue(322, 'Bis eine Handbreit darüber', 6, { lunge: 6, hipFlexorStretch: 5 }),
      rangeValue(323, 'Mehr als eine Handbreit darüber', 3, { lunge: 8, hipFlexorStretch: 7, squat: 5 }),
      rangeValue(324, 'Nur mit Festhalten', 0, { singleLegStance: 9, lunge: 7, hipFlexorStretch: 6 }),
    ]),
  ],
};
