import {
  matrixColumns,
  matrixRows,
  weightIn,
  withRowWeights,
  withWeight,
} from '../../../src/domain/content/matrix';
import { keyOf } from '../../builders';
import { aLeadingQuestion, aLeadingRange, aLeadingTest, aLeadingValue } from '../../builders/contentDrafts';

const to = (exercise: number, weight: number) => ({ exercise: keyOf(exercise), weight });

const draft = aLeadingTest({
  questions: [
    aLeadingQuestion({ weights: [to(2, 9), to(1, 6)] }),
    aLeadingQuestion({ description: 'Die Knie bleiben außen', weights: [] }),
  ],
  rangeQuestions: [
    aLeadingRange({
      values: [aLeadingValue({ weights: [to(3, 1)] }), aLeadingValue({ weights: [to(2, 4)] })],
    }),
  ],
});

test('[CT-4] the table has a row for each answer that may lead to exercises', () => {
  expect(matrixRows(draft).map(({ path }) => path)).toStrictEqual([
    'questions.0.weights',
    'questions.1.weights',
    'rangeQuestions.0.values.0.weights',
    'rangeQuestions.0.values.1.weights',
  ]);
  expect(matrixColumns(draft)).toStrictEqual([keyOf(2), keyOf(1), keyOf(3)]);
});

test('[CT-4] a cell has the weight of the answer for the exercise', () => {
  const cells = matrixRows(draft).map((row) => matrixColumns(draft).map((key) => weightIn(row, key)));
  expect(cells).toStrictEqual([
    [9, 6, null],
    [null, null, null],
    [null, null, 1],
    [4, null, null],
  ]);
});

test('[CT-4] a weight is added, changed and taken away', () => {
  expect(withWeight([to(1, 6)], keyOf(2), 3)).toStrictEqual([to(1, 6), to(2, 3)]);
  expect(withWeight([to(1, 6), to(2, 3)], keyOf(1), 8)).toStrictEqual([to(1, 8), to(2, 3)]);
  expect(withWeight([to(1, 6), to(2, 3)], keyOf(1), null)).toStrictEqual([to(2, 3)]);
});

test('[CT-4] a change in the table changes the answer of its row, and no other', () => {
  const rows = matrixRows(draft);
  const changed = rows.reduce((next, row, index) => withRowWeights(next, row, [to(1, index)]), draft);
  expect(matrixRows(changed).map(({ weights }) => weights)).toStrictEqual(
    rows.map((_, index) => [to(1, index)]),
  );
});
