import type {
  ExerciseWeight,
  Question,
  QuestionRangeValue,
  RangeQuestion,
} from '../../../src/contract/schemas';
import type { Region } from '../../../src/domain/progress/figure';
import { type ExerciseKey, exerciseIds, headStartOf } from './exerciseIds';

/** The exercises against a weak point with their weights: 1 helps a little, 10 helps most. */
export type Mending = Partial<Record<ExerciseKey, number>>;

const exerciseWeights = (mending: Mending): ExerciseWeight[] =>
  (Object.entries(mending) as [ExerciseKey, number][]).map(([key, weight]) => ({
    id: exerciseIds[key],
    weight: weight + headStartOf(key),
  }));

/**
 * What a question measures [MF-1]: the joint that the movement asks most of, on the side that the test names by 'links'
 * and 'rechts'. Null for one that is about no joint.
 */
type Measured = Region | null;

const regionField = (region: Measured) => (region === null ? {} : { region });

/** A yes/no question: `description` is what should be true, `mending` are the exercises that help when it is not. */
export const question = (id: number, region: Measured, description: string, mending: Mending): Question => ({
  id,
  description,
  exerciseWeights: exerciseWeights(mending),
  ...regionField(region),
});

const whenNot =
  'Mach den Test nur, wenn gerade nichts wehtut. Tut etwas weh, hör auf und sprich mit deinem Trainer oder deiner Trainerin. Gibt es hier „Schmerz?“, trag es dort ein.';

/**
 * How a test is done, in paragraphs: when not to do it, from where somebody watches, then position, movement, what
 * counts. No question asks for pain: that has one place [CS-4].
 */
export const execution = (watchedFrom: string, ...paragraphs: string[]): string =>
  [whenNot, `Ohne Schuhe. Eine zweite Person sieht ${watchedFrom} zu oder filmt dich.`, ...paragraphs].join(
    '\n\n',
  );

/** A movement before a test, which says whether to do the test at all. */
export const probe = (movement: string): string =>
  `Zuerst eine Probe: ${movement} Tut das weh, lass den Test aus.`;

/** Who watches a test, named among its materials: nobody sees their own heels. */
export const watcher = 'zweite Person oder Handy zum Filmen';

/** Who takes part in a test, where something is measured or held. */
export const helper = 'zweite Person';

/** How a question without a side is answered in a test that goes through both sides. */
export const bothSides =
  'Steht bei einer Frage keine Seite, hak sie nur ab, wenn sie links und rechts stimmt.';

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
  region: Measured,
  description: string,
  questionRangeValues: QuestionRangeValue[],
): RangeQuestion => ({ id, description, questionRangeValues, ...regionField(region) });
