import type {
  ExerciseWeight,
  Question,
  QuestionRangeValue,
  RangeQuestion,
} from '../../../src/contract/schemas';
import { type ExerciseKey, exerciseIds } from './exerciseIds';

/** The exercises against a weak point with their weights: 1 helps a little, 10 helps most. */
export type Mending = Partial<Record<ExerciseKey, number>>;

const exerciseWeights = (mending: Mending): ExerciseWeight[] =>
  Object.entries(mending).map(([key, weight]) => ({ id: exerciseIds[key as ExerciseKey], weight }));

/** A yes/no question: `description` is what should be true, `mending` are the exercises that help when it is not. */
export const question = (id: number, description: string, mending: Mending): Question => ({
  id,
  description,
  exerciseWeights: exerciseWeights(mending),
});

/**
 * The question for pain. No exercise mends pain, and the basis list would be too much. So `sparing` are two exercises
 * that leave the tested region alone; any other weak point outranks them.
 */
export const painQuestion = (
  id: number,
  sparing: readonly [first: ExerciseKey, second: ExerciseKey],
): Question => question(id, 'Ohne Schmerzen', { [sparing[0]]: 2, [sparing[1]]: 1 });

const stopAtPain =
  'Bei Schmerzen brich ab, lass „Ohne Schmerzen“ frei und sprich mit deinem Trainer oder deiner Trainerin.';

/** How a test is done, in paragraphs: position, movement, what counts. The last one is about pain. */
export const execution = (...paragraphs: string[]): string => [...paragraphs, stopAtPain].join('\n\n');

/** A value of a range question; `resultWeight` goes from 0 (weak) to 10 (fine). */
export const rangeValue = (
  id: number,
  description: string,
  resultWeight: number,
  mending: Mending = {},
): QuestionRangeValue => ({ id, description, exerciseWeights: exerciseWeights(mending), resultWeight });

/** A range question with its values, best first. The best one needs no mending. */
export const rangeQuestion = (
  id: number,
  description: string,
  questionRangeValues: QuestionRangeValue[],
): RangeQuestion => ({ id, description, questionRangeValues });
