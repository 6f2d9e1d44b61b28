import type { Test } from '../../../../src/contract/schemas';
import { execution, question, rangeQuestion, rangeValue, watcher } from '../questions';

/** The first test of the screening, so it says how to prepare for all of them. */
export const overheadSquat: Test = {
  id: 1,
  name: 'Überkopfkniebeuge',
  video: 'test-ueberkopfkniebeuge.mp4',
  what: 'Beweglichkeit von Schulter, Hüfte und Sprunggelenk und die Stabilität des Rumpfs.',
  materials: `Stab (etwa 1,20 m), ${watcher}`,
  execution: execution(
    'von vorn und von der Seite',
    'Lauf dich vor dem ersten Test 3 Minuten warm und mach alle Screenings vor dem Training, nicht danach.',
    'Stell dich schulterbreit hin, die Fußspitzen zeigen nach vorn. Leg den Stab auf den Kopf und greif ihn so breit, dass die Ellbogen einen rechten Winkel bilden, die Daumen umschließen ihn.',
    'Streck die Arme nach oben und geh so tief in die Hocke, wie du sie kontrollieren kannst.',
    'Drei Versuche, der beste zählt.',
  ),
  questions: [
    question(101, 'ankle', 'Die Fersen bleiben am Boden (von der Seite)', { kneeToWall: 9, squat: 7 }),
    question(102, 'knee', 'Die Knie bleiben über den Füßen (von vorn)', {
      sideSteps: 8,
      gluteBridge: 7,
      squat: 7,
    }),
    question(103, 'shoulder', 'Der Stab bleibt über den Füßen (von der Seite)', {
      wallAngel: 8,
      thoracicRotation: 7,
      bandRow: 7,
    }),
    question(104, 'trunk', 'Der Oberkörper ist so schräg wie die Schienbeine (von der Seite)', {
      thoracicRotation: 8,
      wallAngel: 6,
      kneeToWall: 5,
      squat: 4,
    }),
  ],
  rangeQuestions: [
    rangeQuestion(111, 'hip', 'Wie tief ist die Hocke (von der Seite)?', [
      rangeValue(121, 'Tiefer als waagerecht', 10),
      rangeValue(122, 'Oberschenkel waagerecht', 7, { squat: 6, kneeToWall: 4 }),
      rangeValue(123, 'Höchstens eine Handbreit über waagerecht', 4, { squat: 8, kneeToWall: 7 }),
      rangeValue(124, 'Höher', 0, { squat: 9, kneeToWall: 8 }),
    ]),
  ],
};
