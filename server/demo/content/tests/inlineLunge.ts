import type { Test } from '../../../../src/contract/schemas';
import { execution, type Mending, painQuestion, question, rangeQuestion, rangeValue } from '../questions';

const kneeGoesInwards: Mending = { monsterWalk: 9, sideSteps: 7, gluteBridge: 5 };

/** How deep the lunge is with one leg in front. The values have ids from `first` on. */
const depth = (id: number, leg: string, first: number) =>
  rangeQuestion(id, `${leg} vorn: Wie tief kommt das hintere Knie?`, [
    rangeValue(first, 'Bis auf den Boden', 10),
    rangeValue(first + 1, 'Bis eine Handbreit darüber', 6, { lunge: 6, hipFlexorStretch: 5 }),
    rangeValue(first + 2, 'Höher als eine Handbreit', 3, {
      hipFlexorStretch: 7,
      lunge: 6,
      kneeToWall: 5,
    }),
    rangeValue(first + 3, 'Nur mit Festhalten', 0, {
      singleLegStance: 9,
      hipFlexorStretch: 6,
      squat: 5,
    }),
  ]);

/** The side is that of the leg in front. */
export const inlineLunge: Test = {
  id: 3,
  name: 'Ausfallschritt in einer Linie',
  video: 'test-ausfallschritt-inline.mp4',
  what: 'Gleichgewicht auf schmaler Standfläche, Beweglichkeit der Hüften und Stabilität von Knie und Sprunggelenk.',
  materials: 'Stab, Klebeband, Maßband',
  execution: execution(
    'Miss deinen Unterschenkel vom Boden bis unter die Kniescheibe. Kleb eine gerade Linie auf den Boden und stell beide Füße darauf, zwischen hinterer Fußspitze und vorderer Ferse liegt eine Unterschenkellänge.',
    'Halt den Stab senkrecht am Rücken, er berührt Hinterkopf, Brustwirbelsäule und Kreuzbein. Die Hand auf der Seite des hinteren Beins greift ihn im Nacken, die andere am unteren Rücken, die Daumen umschließen ihn.',
    'Senk das hintere Knie hinter der vorderen Ferse auf die Linie und drück dich wieder hoch.',
    'Dreimal je Seite, der beste Versuch zählt. Ein Haken ohne Seite gilt für beide Seiten.',
  ),
  questions: [
    question(305, 'Das vordere Knie bleibt über dem Fuß (rechts)', kneeGoesInwards),
    question(306, 'Das vordere Knie bleibt über dem Fuß (links)', kneeGoesInwards),
    question(307, 'Die vordere Ferse bleibt am Boden', { kneeToWall: 9, hipFlexorStretch: 4 }),
    question(301, 'Der Stab bleibt an Kopf, Rücken und Kreuzbein', {
      hipFlexorStretch: 7,
      wallAngel: 6,
      deadBug: 5,
    }),
    question(303, 'Beide Füße bleiben auf der Linie', { singleLegStance: 8, lunge: 5, calfRaise: 4 }),
    painQuestion(308, ['deadBug', 'thoracicRotation']),
  ],
  rangeQuestions: [depth(312, 'Rechtes Bein', 331), depth(313, 'Linkes Bein', 341)],
};
