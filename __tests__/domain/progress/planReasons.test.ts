import { planReasons } from '../../../src/domain/progress/planReasons';
import { aQuestion, aRangeQuestion, aRangeValue, aTest, aTestRun } from '../../builders';

const weights = (weight: number, id = 7) => ({ exerciseWeights: [{ id, weight }] });

const test7 = aTest({
  questions: [
    aQuestion({ id: 1, description: 'Der Rücken bleibt gerade', ...weights(3) }),
    aQuestion({ id: 2, description: 'Die Fersen bleiben am Boden', ...weights(9) }),
    aQuestion({ id: 3, description: 'Die Knie bleiben über den Füßen', ...weights(9, 8) }),
  ],
  rangeQuestions: [
    aRangeQuestion({
      id: 1,
      description: 'Wie tief ist die Hocke?',
      questionRangeValues: [
        aRangeValue({ id: 1, description: 'Hoch', ...weights(5) }),
        aRangeValue({ id: 2, description: 'Tief', exerciseWeights: [] }),
      ],
    }),
  ],
});

const answered = (checked: boolean[], value: number | null) =>
  aTestRun({
    questionResults: checked.map((one, index) => ({ questionId: index + 1, checked: one })),
    questionRangeResults: [{ questionId: 1, questionRangeValueId: value }],
  });

const heels = { key: 'yesNo2', description: 'Die Fersen bleiben am Boden', place: 2 };
const depth = { key: 'range1', description: 'Wie tief ist die Hocke?', place: 1 };

test('[HI-7] at most two reasons, the weightiest first', () => {
  expect(planReasons(7, [test7], [answered([false, false, false], 1)])).toEqual([
    { question: heels, text: false },
    { question: depth, text: { description: 'Hoch', place: 1 } },
  ]);
});

test('[HI-7] what is met, and what weighs for another exercise, is no reason', () => {
  expect(planReasons(7, [test7], [answered([true, false, false], 2)])).toEqual([
    { question: heels, text: false },
  ]);
  expect(planReasons(9, [test7], [answered([false, false, false], 1)])).toEqual([]);
});

test('[HI-7] without the run of its test, or without an answer, there is no reason', () => {
  expect(planReasons(7, [test7], [])).toEqual([]);
  expect(planReasons(7, [test7], [answered([], null)])).toEqual([]);
});
