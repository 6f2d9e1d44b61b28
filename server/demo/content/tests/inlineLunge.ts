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

const kneeGoesInwards: Mending = { sideSteps: 8, gluteBridge: 7 };

/** How deep the lunge is with one leg in front. The values have ids from `first` on. */
const depth = (id: number, region: Region, leg: string, first: number) =>
  rangeQuestion(id, region, `${leg} vorn: Wie tief kommt das hintere Knie (von der Seite)?`, [
    rangeValue(first, 'Bis auf den Boden', 10),
    rangeValue(first + 1, 'Bis eine Handbreit darüber', 6, { lunge: 7, hipFlexorStretch: 5 }),
    rangeValue(first + 2, 'Höher als eine Handbreit', 2, {
      hipFlexorStretch: 7,
      lunge: 7,
      kneeToWall: 5,
    }),
  ]);

/** The side is that of the leg in front. */
export const inlineLunge: Test = {
  id: 3,
  name: 'Ausfallschritt in einer Linie',
  video: 'test-ausfallschritt-inline.mp4',
  what: 'Gleichgewicht auf schmaler Standfläche, Beweglichkeit der Hüften und Stabilität von Knie und Sprunggelenk.',
  materials: `Stab, Klebeband, Maßband, ${watcher}`,
  execution: execution(
    'von vorn und von der Seite',
    'Miss deinen Unterschenkel vom Boden bis unter die Kniescheibe. Kleb eine gerade Linie auf den Boden und stell beide Füße darauf, zwischen hinterer Fußspitze und vorderer Ferse liegt eine Unterschenkellänge.',
    'Halt den Stab senkrecht am Rücken, er berührt Hinterkopf, Brustwirbelsäule und Kreuzbein. Die Hand auf der Seite des hinteren Beins greift ihn im Nacken, die andere am unteren Rücken, die Daumen umschließen ihn.',
    'Senk das hintere Knie hinter der vorderen Ferse auf die Linie und drück dich wieder hoch.',
    `Drei Versuche je Seite, der beste zählt. „Rechts“ heißt: Das rechte Bein ist vorn. ${bothSides}`,
  ),
  questions: [
    question(306, 'kneeLeft', 'Linkes Bein vorn: Das Knie bleibt über dem Fuß (von vorn)', kneeGoesInwards),
    question(305, 'kneeRight', 'Rechtes Bein vorn: Das Knie bleibt über dem Fuß (von vorn)', kneeGoesInwards),
    question(307, 'ankle', 'Die vordere Ferse bleibt am Boden (von der Seite)', {
      kneeToWall: 9,
      hipFlexorStretch: 4,
    }),
    question(301, 'trunk', 'Der Stab bleibt an Kopf, Rücken und Kreuzbein (von der Seite)', {
      hipFlexorStretch: 7,
      wallAngel: 5,
    }),
    question(303, 'ankle', 'Beide Füße bleiben auf der Linie (von vorn)', {
      lunge: 9,
      singleLegStance: 7,
      calfRaise: 4,
    }),
  ],
  rangeQuestions: [depth(313, 'hipLeft', 'Linkes Bein', 341), depth(312, 'hipRight', 'Rechtes Bein', 331)],
};
