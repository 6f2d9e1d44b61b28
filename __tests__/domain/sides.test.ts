import { screeningRunPostSchema } from '../../src/contract/runs';
import { answersIn, questionsOf } from '../../src/domain/progress/answers';
import { compareRuns } from '../../src/domain/progress/comparison';
import { historyOf } from '../../src/domain/progress/history';
import { planReasons } from '../../src/domain/progress/planReasons';
import { testProgress, testResults } from '../../src/domain/progress/results';
import { recommendExercises } from '../../src/domain/recommendation';
import { screeningRunPost } from '../../src/domain/runPosts';
import {
  answerQuestion,
  answerRangeQuestion,
  answersOf,
  countUntouched,
  lacksRangeAnswer,
  leaveTest,
} from '../../src/domain/screeningRun';
import {
  anExercise,
  aQuestion,
  aRangeQuestion,
  aRangeValue,
  aScreening,
  aScreeningRun,
  aTest,
} from '../builders';

const lunge = { ...anExercise(), id: 201 };
const plank = { ...anExercise(), id: 202 };
const helpful = (id: number, weight: number) => [{ id, weight }];
const knee = aQuestion({ id: 1, description: 'Das Knie bleibt gerade', exerciseWeights: helpful(201, 3) });
const back = aQuestion({ id: 2, description: 'Der Rücken bleibt gerade', exerciseWeights: helpful(202, 2) });
const good = aRangeValue({ id: 10, resultWeight: 10, exerciseWeights: [] });
const poor = aRangeValue({ id: 11, resultWeight: 0, exerciseWeights: helpful(201, 9) });
const depth = aRangeQuestion({ id: 3, questionRangeValues: [good, poor] });
const test1 = aTest({ sides: true, questions: [knee, back], rangeQuestions: [depth] });
const screening = aScreening({ tests: [test1] });
const context = { screening, exercises: [lunge, plank], shownAt: 0, now: 1000 };

/** Left all is well; right the knee gives way, and it is not deep. */
const answered = () => {
  let run = aScreeningRun({ screeningId: screening.id });
  for (const [questionId, side, checked] of [
    [1, 'left', true],
    [1, 'right', false],
    [2, 'left', true],
    [2, 'right', true],
  ] as const)
    run = answerQuestion(run, test1.id, questionId, checked, side);
  run = answerRangeQuestion(run, test1.id, 3, 10, 'left');
  return answerRangeQuestion(run, test1.id, 3, 11, 'right');
};
const left = leaveTest(answered(), test1, context);
const [testRun] = left.testRuns;
if (!testRun) throw new Error('The test was not left.');

test('[SI-1] each question has an answer for each side, left before right', () => {
  expect(testRun.questionResults).toEqual([
    { questionId: 1, checked: true, side: 'left' },
    { questionId: 1, checked: false, side: 'right' },
    { questionId: 2, checked: true, side: 'left' },
    { questionId: 2, checked: true, side: 'right' },
  ]);
  expect(testRun.questionRangeResults).toEqual([
    { questionId: 3, questionRangeValueId: 10, side: 'left' },
    { questionId: 3, questionRangeValueId: 11, side: 'right' },
  ]);
  expect(screeningRunPostSchema.parse(screeningRunPost(left)).testRuns).toEqual([testRun]);
});

test('[SI-1] a test without sides has results as specified, without a side', () => {
  const plain = aTest({ questions: [knee], rangeQuestions: [depth] });
  const run = answerQuestion(aScreeningRun(), plain.id, 1, true);
  expect(answersOf(run, plain)).toEqual({
    questionResults: [{ questionId: 1, checked: true }],
    questionRangeResults: [{ questionId: 3, questionRangeValueId: null }],
  });
});

test('[SI-1] [SR-6] [SR-12] each side is answered by itself', () => {
  const run = answerQuestion(aScreeningRun(), test1.id, 1, true, 'left');
  expect(countUntouched(run, test1)).toBe(3);
  expect(answersOf(run, test1).questionResults.map(({ checked }) => checked)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  const changed = answerQuestion(run, test1.id, 1, false, 'left');
  expect(changed.drafts[test1.id]?.questionResults).toEqual([
    { questionId: 1, checked: false, side: 'left' },
  ]);
  expect(lacksRangeAnswer(run, test1)).toBe(true);
  expect(lacksRangeAnswer(answerRangeQuestion(run, test1.id, 3, 10, 'right'), test1)).toBe(false);
});

test('[SI-1] [PR-3] [PR-4] each side’s answer counts as one of its own, and the result has both', () => {
  // Three of four, and 10 + 0 of 20: four of six.
  expect(testProgress(test1, testRun)).toBe(67);
  expect(testResults([test1], [testRun])).toMatchObject([{ percent: 67, sides: { left: 100, right: 33 } }]);
});

test('[SI-1] [PR-5] [PR-7] an answer of either side brings its exercises, each once', () => {
  expect(left.exercises.map(({ id }) => id)).toEqual([201]);
  expect(recommendExercises([test1], [testRun], [lunge, plank]).map(({ id }) => id)).toEqual([201]);
});

test('[SI-1] [HI-7] the reasons of an exercise name the side', () => {
  expect(planReasons(201, [test1], [testRun])).toMatchObject([
    { question: { key: 'range3/right', side: 'right' } },
    { question: { key: 'yesNo1/right', side: 'right' }, text: false },
  ]);
});

test('[SI-1] [HI-4] the number of answers counts both sides', () => {
  expect(questionsOf(test1)).toHaveLength(6);
  expect(answersIn(test1, testRun).size).toBe(6);
  const run = { ...left, completed: true };
  const [point] = historyOf([run], [screening], Date.parse(run.start)).points;
  expect(point?.answers.get(test1.id)).toBe(6);
});

test('[SI-1] [HI-3] left is compared with left, and right with right', () => {
  const tests = screening.tests;
  const better = leaveTest(answerQuestion(answered(), test1.id, 1, true, 'right'), test1, context);
  const comparison = compareRuns({ run: left, tests }, { run: better, tests });
  const changed = comparison?.tests[0]?.answers.filter(({ gain }) => gain !== 0);
  expect(changed).toMatchObject([{ question: { key: 'yesNo1/right' }, before: false, after: true }]);
});

test('[SI-1] [HI-3] a version without sides asks something else: its questions are left out', () => {
  const plain = aTest({ questions: [knee, back], rangeQuestions: [depth] });
  const former = leaveTest(
    answerRangeQuestion(aScreeningRun({ screeningId: screening.id }), plain.id, 3, 10),
    plain,
    { ...context, screening: aScreening({ tests: [plain] }) },
  );
  expect(compareRuns({ run: former, tests: [plain] }, { run: left, tests: [test1] })).toBeNull();
});

test('[SI-1] a draft and a run from before the test got sides break nothing', () => {
  const before = answerQuestion(aScreeningRun(), test1.id, 1, true);
  expect(countUntouched(before, test1)).toBe(4);
  expect(answersOf(before, test1).questionResults).toHaveLength(4);
  const former = {
    ...testRun,
    questionResults: [{ questionId: 1, checked: true }],
    questionRangeResults: [],
  };
  expect(testResults([test1], [former])).toMatchObject([{ percent: 100 }]);
  expect(testResults([test1], [former])[0]?.sides).toBeUndefined();
});
