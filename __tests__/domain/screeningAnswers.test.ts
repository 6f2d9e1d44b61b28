import {
  answerQuestion,
  answerRangeQuestion,
  answersOf,
  lacksRangeAnswer,
} from '../../src/domain/screeningRun';
import { aQuestion, aRangeQuestion, aScreeningRun, aTest } from '../builders';

const shown = aTest({
  questions: [aQuestion({ id: 1 }), aQuestion({ id: 2 })],
  rangeQuestions: [aRangeQuestion({ id: 3 }), aRangeQuestion({ id: 4 })],
});

test('[SR-6] [SR-7] an untouched checkbox is unchecked and an untouched dropdown without an answer', () => {
  expect(answersOf(aScreeningRun(), shown)).toEqual({
    questionResults: [
      { questionId: 1, checked: false },
      { questionId: 2, checked: false },
    ],
    questionRangeResults: [
      { questionId: 3, questionRangeValueId: null },
      { questionId: 4, questionRangeValueId: null },
    ],
  });
});

test('[SR-6] a checkbox can be checked and unchecked again, and leaves the others as they are', () => {
  const both = answerQuestion(answerQuestion(aScreeningRun(), shown.id, 2, true), shown.id, 1, true);
  expect(answersOf(both, shown).questionResults).toEqual([
    { questionId: 1, checked: true },
    { questionId: 2, checked: true },
  ]);
  expect(answersOf(answerQuestion(both, shown.id, 2, false), shown).questionResults).toEqual([
    { questionId: 1, checked: true },
    { questionId: 2, checked: false },
  ]);
});

test('[SR-7] a range answer can be given, changed and taken back, and leaves the others as they are', () => {
  const first = answerRangeQuestion(aScreeningRun(), shown.id, 4, 41);
  const both = answerRangeQuestion(answerRangeQuestion(first, shown.id, 3, 31), shown.id, 4, 42);
  expect(answersOf(both, shown).questionRangeResults).toEqual([
    { questionId: 3, questionRangeValueId: 31 },
    { questionId: 4, questionRangeValueId: 42 },
  ]);
  expect(answersOf(answerRangeQuestion(both, shown.id, 3, null), shown).questionRangeResults).toEqual([
    { questionId: 3, questionRangeValueId: null },
    { questionId: 4, questionRangeValueId: 42 },
  ]);
});

test('[SR-6] [SR-7] the answers of both kinds and of different tests stand side by side', () => {
  const other = aTest({ id: 99, questions: [aQuestion({ id: 1 })], rangeQuestions: [] });
  const checked = answerQuestion(aScreeningRun(), shown.id, 1, true);
  const run = answerQuestion(answerRangeQuestion(checked, shown.id, 3, 31), other.id, 1, false);
  expect(answersOf(run, shown).questionResults[0]).toEqual({ questionId: 1, checked: true });
  expect(answersOf(run, shown).questionRangeResults[0]).toEqual({
    questionId: 3,
    questionRangeValueId: 31,
  });
  expect(answersOf(run, other).questionResults).toEqual([{ questionId: 1, checked: false }]);
  expect(answersOf(answerQuestion(run, shown.id, 2, true), shown).questionRangeResults[0]).toEqual({
    questionId: 3,
    questionRangeValueId: 31,
  });
});

test('[FL-6] [FL-11] each single answer makes the run dirty but is no result yet', () => {
  const run = aScreeningRun();
  const checked = answerQuestion(run, shown.id, 1, true);
  const chosen = answerRangeQuestion(run, shown.id, 3, 31);
  expect(checked).toMatchObject({ isDirty: true, clientRevision: run.clientRevision + 1, testRuns: [] });
  expect(chosen).toMatchObject({ isDirty: true, clientRevision: run.clientRevision + 1, testRuns: [] });
});

test('[SR-12] a test with range questions lacks an answer until one of them has one', () => {
  const run = answerQuestion(aScreeningRun(), shown.id, 1, true);
  expect(lacksRangeAnswer(run, shown)).toBe(true);
  const answered = answerRangeQuestion(run, shown.id, 4, 41);
  expect(lacksRangeAnswer(answered, shown)).toBe(false);
  expect(lacksRangeAnswer(answerRangeQuestion(answered, shown.id, 4, null), shown)).toBe(true);
});

test('[SR-12] a single range question needs its answer', () => {
  const single = aTest({ rangeQuestions: [aRangeQuestion({ id: 3 })] });
  expect(lacksRangeAnswer(aScreeningRun(), single)).toBe(true);
  expect(lacksRangeAnswer(answerRangeQuestion(aScreeningRun(), single.id, 3, 31), single)).toBe(false);
});

test('[SR-12] a test without range questions lacks nothing', () => {
  expect(lacksRangeAnswer(aScreeningRun(), aTest({ rangeQuestions: [] }))).toBe(false);
});
