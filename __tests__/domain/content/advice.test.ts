import {
  exerciseAdvice,
  missingGroups,
  screeningAdvice,
  testAdvice,
} from '../../../src/domain/content/advice';
import { keyOf } from '../../builders';
import {
  aBasisItem,
  aLeadingQuestion,
  aLeadingRange,
  aLeadingTest,
  aLeadingValue,
  anExerciseItem,
  aTestItem,
} from '../../builders/contentDrafts';

const known = new Set([keyOf(1)]);

test('[CT-8] a test that is well made gets no advice', () => {
  expect(testAdvice(aLeadingTest(), known)).toStrictEqual([]);
});

test('[CT-8] advice stands beside the question that it is about', () => {
  const questions = [
    aLeadingQuestion(),
    aLeadingQuestion({ description: 'Die Fersen bleiben unten und die Knie bleiben außen' }),
    aLeadingQuestion({ description: 'Die ganze Bewegung ist flüssig' }),
  ];
  const rangeQuestions = [aLeadingRange({ description: 'Wie stark ist der Schmerz?' })];
  expect(testAdvice(aLeadingTest({ questions, rangeQuestions }), known)).toStrictEqual([
    { path: 'questions.1.description', kind: 'twoCriteria' },
    { path: 'questions.2.description', kind: 'wholeMovement' },
    { path: 'rangeQuestions.0.description', kind: 'pain' },
  ]);
});

const points = (count: number, sides: boolean) =>
  testAdvice(
    aLeadingTest({
      questions: Array.from({ length: count }, () => aLeadingQuestion()),
      rangeQuestions: [],
      sides,
    }),
    known,
  );

test('[CT-8] [HI-4] a test with fewer than three answers is told which change it shows', () => {
  // By the error of measurement of two answers: 1.96 × √(0.16 / 2) + a half of the smallest step, 1/2.
  expect(points(2, false)).toStrictEqual([{ path: 'questions', kind: 'fewAnswers', points: 80 }]);
  expect(points(1, false)).toStrictEqual([{ path: 'questions', kind: 'fewAnswers', points: null }]);
  expect(points(0, false)).toStrictEqual([{ path: 'questions', kind: 'fewAnswers', points: null }]);
  expect(points(3, false)).toStrictEqual([]);
});

test('[CT-8] [SI-1] a question that is asked for both sides has two answers', () => {
  expect(points(1, true)).toStrictEqual([{ path: 'questions', kind: 'fewAnswers', points: 80 }]);
  expect(points(2, true)).toStrictEqual([]);
});

test('[CT-8] an answer leads nowhere without weights, or only to what no plan may have', () => {
  const gone = [{ exercise: keyOf(99), weight: 5 }];
  const draft = aLeadingTest({
    questions: [aLeadingQuestion({ weights: [] }), aLeadingQuestion({ weights: gone }), aLeadingQuestion()],
    rangeQuestions: [
      aLeadingRange({
        values: [
          aLeadingValue({ resultWeight: 10, weights: [] }),
          aLeadingValue({ resultWeight: 9, weights: [] }),
        ],
      }),
    ],
  });
  expect(testAdvice(draft, known)).toStrictEqual([
    { path: 'questions.0.weights', kind: 'leadsNowhere' },
    { path: 'questions.1.weights', kind: 'leadsNowhere' },
    { path: 'rangeQuestions.0.values.1.weights', kind: 'leadsNowhere' },
  ]);
});

test('[CT-8] [CT-4] an exercise is advised on while neither a test nor the basis list leads to it', () => {
  const exercise = anExerciseItem();
  const unreached = [{ path: 'name', kind: 'unreached' }];
  expect(exerciseAdvice(exercise, [exercise])).toStrictEqual(unreached);
  expect(exerciseAdvice(exercise, [exercise, aTestItem()])).toStrictEqual([]);
  expect(exerciseAdvice(exercise, [exercise, aBasisItem([exercise.key])])).toStrictEqual([]);
  const retired = aTestItem(aLeadingTest(), { state: 'retired' });
  expect(exerciseAdvice(exercise, [exercise, retired])).toStrictEqual(unreached);
});

test('[CT-8] a plan misses a group where all of its exercises say theirs', () => {
  const plan = [{ group: 'push' }, { group: 'legs' }, { group: 'trunk' }];
  expect(missingGroups(plan)).toStrictEqual(['pull', 'mobility']);
  expect(screeningAdvice(plan)).toStrictEqual([
    { path: 'tests', kind: 'missingGroups', groups: ['pull', 'mobility'] },
  ]);
  expect(screeningAdvice([...plan, { group: null }])).toStrictEqual([]);
  expect(screeningAdvice([...plan, { group: 'something new' }])).toStrictEqual([]);
  expect(screeningAdvice([])).toStrictEqual([]);
  expect(screeningAdvice([...plan, { group: 'pull' }, { group: 'mobility' }])).toStrictEqual([]);
});
