/** Which answer leads to which exercise: the table in the editor of a test [CT-4]. */
import type { TestDraft, WeightDraft } from '../../contract/content';

/** An answer that may lead to exercises. `path` leads to its weights in the draft. */
export interface MatrixRow {
  path: string;
  /** Of the question, from 0, in its kind. */
  question: number;
  /** The value of a range question, from 0; null for the 'Nein' of a yes/no question. */
  value: number | null;
  /** As they are in the draft; empty while nothing is written. */
  description: string;
  answer: string | null;
  weights: readonly WeightDraft[];
}

/** All answers that may lead to exercises, in the order of the step. */
export const matrixRows = ({ questions, rangeQuestions }: TestDraft): MatrixRow[] => [
  ...questions.map(({ description, weights }, question) => ({
    path: `questions.${question}.weights`,
    question,
    value: null,
    description,
    answer: null,
    weights,
  })),
  ...rangeQuestions.flatMap(({ description, values }, question) =>
    values.map((one, value) => ({
      path: `rangeQuestions.${question}.values.${value}.weights`,
      question,
      value,
      description,
      answer: one.description,
      weights: one.weights,
    })),
  ),
];

/** The keys of the exercises that any answer leads to, each once, in the order in which they are named. */
export const matrixColumns = (draft: TestDraft): string[] => [
  ...new Set(matrixRows(draft).flatMap(({ weights }) => weights.map(({ exercise }) => exercise))),
];

/** The weight of an exercise for an answer; null where the answer does not lead to it. */
export const weightIn = ({ weights }: Pick<MatrixRow, 'weights'>, exercise: string): number | null =>
  weights.find((one) => one.exercise === exercise)?.weight ?? null;

/** The weights with this one for the exercise; without the exercise where it is null. */
export const withWeight = (
  weights: readonly WeightDraft[],
  exercise: string,
  weight: number | null,
): WeightDraft[] => {
  if (weight === null) return weights.filter((one) => one.exercise !== exercise);
  return weights.some((one) => one.exercise === exercise)
    ? weights.map((one) => (one.exercise === exercise ? { exercise, weight } : one))
    : [...weights, { exercise, weight }];
};

/** The draft with other weights of the answer in this row. */
export const withRowWeights = (draft: TestDraft, row: MatrixRow, weights: WeightDraft[]): TestDraft =>
  row.value === null
    ? {
        ...draft,
        questions: draft.questions.map((one, index) => (index === row.question ? { ...one, weights } : one)),
      }
    : {
        ...draft,
        rangeQuestions: draft.rangeQuestions.map((one, index) =>
          index === row.question
            ? {
                ...one,
                values: one.values.map((value, place) =>
                  place === row.value ? { ...value, weights } : value,
                ),
              }
            : one,
        ),
      };
