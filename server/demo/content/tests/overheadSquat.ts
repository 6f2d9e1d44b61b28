import type { Test } from '../../../../src/contract/schemas';
import { question, rangeQuestion, rangeValue } from '../questions';

export const overheadSquat: Test = {
  id: 1,
  name: 'Überkopfkniebeuge',
  video: 'test-ueberkopfkniebeuge.mp4',
  what: 'Beweglichkeit von Schulter, Hüfte und Sprunggelenk und die Stabilität des Rumpfs.',
  materials: 'Stab, etwa 1,20 m lang',
  execution:
    'Stell dich schulterbreit hin, drück den Stab über den Kopf und geh so tief in die Hocke, wie du sie kontrollieren kannst. Dreimal wiederholen.',
  questions: [
    question(101, 'Die Fersen bleiben am Boden', { calfRaise: 9, squat: 6 }),
    question(102, 'Die Knie bleiben über den Füßen', { monsterWalk: 9, gluteBridge: 6, singleLegStance: 5 }),
    question(103, 'Der Stab bleibt über den Füßen', { wallAngel: 9, catCow: 6, squat: 3 }),
    question(104, 'Der Oberkörper bleibt aufrecht', { squat: 7, catCow: 6, wallAngel: 5 }),
  ],
  rangeQuestions: [
    rangeQuestion(111, 'Wie tief ist die Hocke?', [
      rangeValue(121, 'Tiefer als waagerecht', 10, { squatJump: 1 }),
      rangeValue(122, 'Oberschenkel waagerecht', 7, { squat: 4, squatJump: 2 }),
      rangeValue(123, 'Etwas höher als waagerecht', 4, { squat: 8, calfRaise: 5 }),
      rangeValue(124, 'Deutlich höher als waagerecht', 0, { squat: 9, calfRaise: 6, hipFlexorStretch: 4 }),
    ]),
  ],
};
