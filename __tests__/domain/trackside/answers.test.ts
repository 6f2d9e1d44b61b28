import {
  answerQuestion,
  answerRangeQuestion,
  noAnswers,
  reportTestPain,
} from '../../../src/domain/screeningRun';
import {
  type AskedOf,
  completeRun,
  fulfil,
  givenAnswer,
  givenAnswers,
  keepTest,
  openQuestions,
  takeBackFulfilled,
} from '../../../src/domain/trackside/answers';
import {
  anExercise,
  anExerciseWeight,
  aQuestion,
  aRangeQuestion,
  aScreening,
  aScreeningRun,
  aTest,
} from '../../builders';

/** Two yes/no questions, of which the first recommends exercise 201, and one range question. */
const squat = aTest({
  questions: [
    aQuestion({ id: 111, exerciseWeights: [anExerciseWeight({ id: 201, weight: 5 })] }),
    aQuestion({ id: 112, exerciseWeights: [anExerciseWeight({ id: 202, weight: 4 })] }),
  ],
  rangeQuestions: [aRangeQuestion()],
});
const lunge = aTest({ id: 12, questions: [aQuestion({ id: 121 })], rangeQuestions: [], sides: true });
const screening = aScreening({ tests: [squat, lunge] });
const exercises = [anExercise({ id: 201 }), anExercise({ id: 202 })];
const facts = { screening, exercises, leftOut: [], now: 9000 };
const run = aScreeningRun({ tracksideId: 's' });
const first = { questionId: 111, side: null };
const second = { questionId: 112, side: null };
const left = { questionId: 121, side: 'left' } as const;
const keep = (changedRun: typeof run, duration = 4000) => keepTest(changedRun, squat, facts, duration);
const answer = (one: typeof run, { questionId, side }: AskedOf, checked: boolean | null) =>
  answerQuestion(one, squat.id, questionId, checked, side);

test('[TS-2] Ja and Nein are both answers, and one can be taken back', () => {
  const yes = answer(run, first, true);
  const no = answer(yes, first, false);
  const open = answer(no, first, null);
  expect([run, yes, no, open].map((one) => givenAnswer(one, squat.id, first))).toEqual([
    null,
    true,
    false,
    null,
  ]);
  expect(open).toMatchObject({ clientRevision: 3, isDirty: true });
});

test('[TS-2] [SI-1] each side is an answer of its own', () => {
  const one = answerQuestion(run, lunge.id, left.questionId, true, left.side);
  expect(givenAnswer(one, lunge.id, left)).toBe(true);
  expect(givenAnswer(one, lunge.id, { ...left, side: 'right' })).toBeNull();
});

test('[TS-2] a value that was taken back is no answer', () => {
  const chosen = answerRangeQuestion(run, squat.id, 121, 1211);
  expect(givenAnswers(chosen, squat).questionRangeResults).toMatchObject([{ questionRangeValueId: 1211 }]);
  expect(givenAnswers(answerRangeQuestion(chosen, squat.id, 121, null), squat)).toEqual(noAnswers);
});

test('[TS-2] Alles erfüllt answers what is open with yes, and leaves what is answered', () => {
  const begun = answer(run, first, false);
  const open = openQuestions(begun, squat);
  const all = fulfil(begun, squat.id, open);
  expect(open).toEqual([second]);
  expect([first, second].map((asked) => givenAnswer(all, squat.id, asked))).toEqual([false, true]);
  expect(openQuestions(all, squat)).toEqual([]);
  expect(openQuestions(run, lunge).map(({ side }) => side)).toEqual(['left', 'right']);
});

test('[TS-2] taking it back opens what was open before, but no exception that was touched since', () => {
  const open = openQuestions(run, squat);
  const excepted = answer(fulfil(run, squat.id, open), first, false);
  const back = takeBackFulfilled(excepted, squat.id, open);
  expect([first, second].map((asked) => givenAnswer(back, squat.id, asked))).toEqual([false, null]);
});

test('[TS-2] a question that nobody answered is no result when the test is left', () => {
  const kept = keep(answer(run, first, false));
  expect(kept).toMatchObject({ position: 0, completed: false, isDirty: true });
  expect(kept.testRuns).toEqual([
    {
      testId: squat.id,
      duration: 4000,
      questionResults: [{ questionId: 111, checked: false }],
      questionRangeResults: [],
    },
  ]);
  expect(kept.exercises).toMatchObject([{ id: 201, sortOrder: 0 }]);
});

test('[TS-2] [TS-8] a test that is passed without an answer changes nothing, so there is nothing to send', () => {
  expect(keep(run)).toBe(run);
  const kept = keep(answer(run, first, true));
  expect(keep(kept, 99_000)).toBe(kept);
});

test('[TS-2] a test whose answers are all taken back has no results any more', () => {
  const kept = keep(answer(run, first, true));
  expect(keep(answer(kept, first, null)).testRuns).toEqual([]);
});

test('[TS-3] a test that is left out has no results, but its answers stay if it is done after all', () => {
  const kept = keep(answer(run, first, true));
  const leftOut = keepTest(kept, squat, { ...facts, leftOut: [squat.id] });
  expect(leftOut.testRuns).toEqual([]);
  expect(keep(leftOut).testRuns).toMatchObject([{ questionResults: [{ checked: true }] }]);
  expect(completeRun(kept, { ...facts, leftOut: [squat.id] }).testRuns).toEqual([]);
});

test('[SR-11] a test keeps its longest duration', () => {
  const kept = keep(answer(run, first, true), 4000);
  expect(keep(answer(kept, second, true), 1000).testRuns).toMatchObject([{ duration: 4000 }]);
});

test('[TS-6] [PN-1] pain at a test stays, with results and without', () => {
  const hurt = reportTestPain(run, squat.id, { pain: 6, painNote: 'Knie' });
  expect(keep(hurt)).toBe(hurt);
  const kept = keep(answer(hurt, first, true));
  expect(kept.testRuns).toMatchObject([{ pain: 6, painNote: 'Knie', questionResults: [{ checked: true }] }]);
  expect(keep(answer(kept, first, null)).testRuns).toMatchObject([{ pain: 6, questionResults: [] }]);
});

test('[TS-3] at the end all answers count, also those of a test that was not left, and the plan is made', () => {
  const answered = answerQuestion(answer(run, second, false), lunge.id, left.questionId, true, left.side);
  const done = completeRun(keep(answer(answered, first, false)), facts);
  expect(done).toMatchObject({
    completed: true,
    position: null,
    isDirty: true,
    testRuns: [{ testId: 11 }, { testId: 12, questionResults: [{ side: 'left', checked: true }] }],
    exercises: [{ id: 201 }, { id: 202 }],
  });
  expect(completeRun(done, facts)).toBe(done);
});
