import type { Test } from '../../../../src/contract/schemas';
import { execution, painQuestion, question, rangeQuestion, rangeValue } from '../questions';

export const overheadSquat: Test = {
  id: 1,
  name: 'Überkopfkniebeuge',
  video: 'test-ueberkopfkniebeuge.mp4',
  what: 'Beweglichkeit von Schulter, Hüfte und Sprunggelenk und die Stabilität des Rumpfs.',
  materials: 'Stab, etwa 1,20 m lang',
  execution: execution(
    'Stell dich schulterbreit hin, die Fußspitzen zeigen nach vorn. Leg den Stab auf den Kopf und greif ihn so breit, dass die Ellbogen einen rechten Winkel bilden, die Daumen umschließen ihn.',
    'Streck die Arme nach oben und geh so tief in die Hocke, wie du sie kontrollieren kannst.',
    'Dreimal, der beste Versuch zählt.',
  ),
  questions: [
    question(101, 'Die Fersen bleiben am Boden', { kneeToWall: 9, squat: 4 }),
    question(102, 'Die Knie bleiben über den Füßen', {
      sideSteps: 9,
      gluteBridge: 7,
      kneeToWall: 5,
      squat: 4,
    }),
    question(103, 'Der Stab bleibt über den Füßen', { wallAngel: 9, thoracicRotation: 7, catCow: 5 }),
    question(104, 'Der Oberkörper bleibt aufrecht', {
      thoracicRotation: 8,
      wallAngel: 6,
      kneeToWall: 5,
      squat: 4,
    }),
    painQuestion(105, ['catCow', 'gluteBridge']),
  ],
  rangeQuestions: [
    rangeQuestion(111, 'Wie tief ist die Hocke?', [
      rangeValue(121, 'Tiefer als waagerecht', 10),
      rangeValue(122, 'Oberschenkel waagerecht', 7, { squat: 5, kneeToWall: 4 }),
      rangeValue(123, 'Etwas höher als waagerecht', 4, { squat: 7, kneeToWall: 6, gluteBridge: 4 }),
      rangeValue(124, 'Deutlich höher als waagerecht', 0, { squat: 8, kneeToWall: 7, gluteBridge: 5 }),
    ]),
  ],
};
