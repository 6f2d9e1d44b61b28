import {
  matrixColumns,
  matrixRows,
  weightIn,
  withRowWeights,
  withWeight,
} from '../../../src/domain/content/matrix';
import {
  aQuestionDraft,
  aRangeQuestionDraft,
  aTestDraft,
  aValueDraft,
  contentKey,
} from '../../builders/contentDrafts';

const to = (exercise: number, weight: number) => ({ exercise: contentKey(exercise), weight });

const draft = aTestDraft({
  questions: [
    aQuestionDraft({ weights: [to(2, 9), to(1, 6)] }),
    aQuestionDraft({ description: 'Die Knie bleiben außen', weights: [] }),
  ],
  rangeQuestions: [
    aRangeQuestionDraft({
      values: [aValueDraft({ weights: [to(3, 1)] }), aValueDraft({ weights: [to(2, 4)] })],
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
  expect(matrixColumns(draft)).toStrictEqual([contentKey(2), contentKey(1), contentKey(3)]);
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
  expect(withWeight([to(1, 6)], contentKey(2), 3)).toStrictEqual([to(1, 6), to(2, 3)]);
  expect(withWeight([to(1, 6), to(2, 3)], contentKey(1), 8)).toStrictEqual([to(1, 8), to(2, 3)]);
  expect(withWeight([to(1, 6), to(2, 3)], contentKey(1), null)).toStrictEqual([to(2, 3)]);
});

test('[CT-4] a change in the table changes the answer of its row, and no other', () => {
  const rows = matrixRows(draft);
  const changed = rows.reduce((next, row, index) => withRowWeights(next, row, [to(1, index)]), draft);
  expect(matrixRows(changed).map(({ weights }) => weights)).toStrictEqual(
    rows.map((_, index) => [to(1, index)]),
  );
});
