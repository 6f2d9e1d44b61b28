import type {
  ExerciseWeight,
  Question,
  QuestionRangeValue,
  RangeQuestion,
} from '../../../src/contract/schemas';
import { type ExerciseKey, exerciseIds } from './exerciseIds';

/** The exercises against a weak point with their weights: 1 helps a little, 10 helps most. */
type Mending = Partial<Record<ExerciseKey, number>>;

const exerciseWeights = (mending: Mending): ExerciseWeight[] =>
  Object.entries(mending).map(([key, weight]) => ({ id: exerciseIds[key as ExerciseKey], weight }));

/** A yes/no question: `description` is what should be true, `mending` are the exercises that help when it is not. */
export const question = (id: number, description: string, mending: Mending): Question => ({
  id,
  description,
  exerciseWeights: exerciseWeights(mending),
});

/** A value of a range question; `resultWeight` goes from 0 (weak) to 10 (fine). */
export const rangeValue = (
  id: number,
  description: string,
  resultWeight: number,
  mending: Mending = {},
): QuestionRangeValue => ({ id, description, exerciseWeights: exerciseWeights(mending), resultWeight });

/** A range question with its values, best first. */
export const rangeQuestion = (
  id: number,
  description: string,
  questionRangeValues: QuestionRangeValue[],
): RangeQuestion => ({ id, description, questionRangeValues });
