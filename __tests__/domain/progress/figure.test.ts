import fc from 'fast-check';
import * as z from 'zod/mini';
import type { TestRun } from '../../../src/contract/runs';
import { screeningSchema, type Test } from '../../../src/contract/schemas';
import { type MeasuredSpot, measuredFigure, weakestSpots } from '../../../src/domain/progress/figure';
import {
  anExercise,
  aQuestion,
  aRangeQuestion,
  aRangeValue,
  aScreening,
  aTest,
  aTestRun,
} from '../../builders';
import { doneTests } from '../arbitraries';

const weights = (...ids: number[]) => ({ exerciseWeights: ids.map((id) => ({ id, weight: 5 })) });

/** A test of yes/no questions with these regions, with ids from 1. */
const asking = (...regions: unknown[]): Test =>
  aTest({
    questions: regions.map((region, index) => aQuestion({ id: index + 1, region, ...weights(index + 1) })),
    rangeQuestions: [],
  });

const answered = (...checked: boolean[]): TestRun =>
  aTestRun({
    questionResults: checked.map((one, index) => ({ questionId: index + 1, checked: one })),
    questionRangeResults: [],
  });

const plan = [1, 2, 3].map((id) => anExercise({ id, name: `Übung ${id}` }));

const figureOf = (test: Test, run: TestRun) =>
  measuredFigure({ tests: [test], run: { testRuns: [run], exercises: plan } });

const percents = (spots: readonly MeasuredSpot[]) =>
  Object.fromEntries(
    spots.map(({ joint, side, percent }) => [side === null ? joint : `${joint} ${side}`, percent]),
  );

const unmeasured = {
  'shoulder left': null,
  'shoulder right': null,
  trunk: null,
  'hip left': null,
  'hip right': null,
  'knee left': null,
  'knee right': null,
  'ankle left': null,
  'ankle right': null,
};

test('[MF-2] a question with a side counts for that side, one without for both, the trunk has one', () => {
  const test = asking('hipLeft', 'hipRight', 'hip', 'trunk');
  expect(percents(figureOf(test, answered(false, true, true, false)))).toEqual({
    ...unmeasured,
    'hip left': 50,
    'hip right': 100,
    trunk: 0,
  });
});

test('[MF-2] in a test with sides each answer counts for its own side', () => {
  const test = aTest({ ...asking('hip', 'trunk'), sides: true });
  const run = aTestRun({
    questionResults: [
      { questionId: 1, checked: false, side: 'left' },
      { questionId: 1, checked: true, side: 'right' },
      { questionId: 2, checked: true, side: 'left' },
      { questionId: 2, checked: false, side: 'right' },
    ],
    questionRangeResults: [],
  });
  expect(percents(figureOf(test, run))).toEqual({
    ...unmeasured,
    'hip left': 0,
    'hip right': 100,
    trunk: 50,
  });
});

test('[MF-2] a range answer counts its share, as in the result; one without an answer counts nowhere', () => {
  const values = [0, 7, 10].map((resultWeight, index) => aRangeValue({ id: index + 1, resultWeight }));
  const test = aTest({
    questions: [],
    rangeQuestions: [1, 2, 3].map((id) =>
      aRangeQuestion({ id, region: id === 3 ? 'kneeLeft' : 'knee', questionRangeValues: values }),
    ),
  });
  const run = aTestRun({
    questionResults: [],
    questionRangeResults: [
      { questionId: 1, questionRangeValueId: 2 },
      { questionId: 2, questionRangeValueId: 3 },
      { questionId: 3, questionRangeValueId: null },
    ],
  });
  expect(percents(figureOf(test, run))).toEqual({ ...unmeasured, 'knee left': 85, 'knee right': 85 });
});

test('[MF-3] a joint without an answer is not measured, and never 0', () => {
  expect(percents(figureOf(asking('hip'), aTestRun({ testId: 999 })))).toEqual(unmeasured);
});

test.each([
  ['missing', undefined],
  ['null', null],
  ['of another kind', 7],
  ['a list', ['hip']],
  ['an object', { region: 'hip' }],
  ['of another server', 'wrist'],
  ['the name of something inherited', 'constructor'],
  ['a side of the trunk', 'trunkLeft'],
])('[MF-1] a region that is %s is no region: without any there is no figure', (_, region) => {
  expect(figureOf(asking(region), answered(false))).toEqual([]);
  expect(percents(figureOf(asking(region, 'hip'), answered(false, true)))).toEqual({
    ...unmeasured,
    'hip left': 100,
    'hip right': 100,
  });
});

test('[MF-1] a region of any type passes the contract and breaks no screening', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (region) => {
      const tests = [asking(region)];
      const screening = z.parse(screeningSchema, aScreening({ tests }));
      expect(screening.tests[0]?.questions[0]?.description).toBe(tests[0]?.questions[0]?.description);
    }),
  );
});

test('[MF-4] behind a joint are its answers, the weakest first, and those exercises of the plan that help', () => {
  const [, , , left] = figureOf(
    asking('hipLeft', 'hip', 'hipRight', 'hipLeft'),
    answered(true, false, false, false),
  );
  expect(left?.answers.map(({ question, text, isOfBoth }) => [question.place, text, isOfBoth])).toEqual([
    [2, false, true],
    [4, false, false],
    [1, true, false],
  ]);
  expect(left?.answers[0]?.test).toBe('Kniebeuge');
  // Exercise 1 helps against what is fine, 4 is not in the plan.
  expect(left?.exercises.map(({ name }) => name)).toEqual(['Übung 2']);
});

test('[MF-4] the weakest joints are named first; what is good or not measured is not among them', () => {
  const test = asking('hipLeft', 'hipLeft', 'kneeRight', 'ankle', 'shoulder');
  const spots = figureOf(test, answered(true, false, false, false, true));
  expect(weakestSpots(spots).map(({ joint, side, percent }) => [joint, side, percent])).toEqual([
    ['knee', 'right', 0],
    ['ankle', 'left', 0],
    ['ankle', 'right', 0],
    ['hip', 'left', 50],
  ]);
});

const region = fc.constantFrom('hip', 'hipLeft', 'kneeRight', 'trunk', 'nowhere', 3, null, undefined);

test('[MF-2] [MF-3] whatever was answered, a number is whole, from 0 to 100, and there only with answers', () => {
  fc.assert(
    fc.property(doneTests, fc.infiniteStream(region), ({ tests, testRuns }, regions) => {
      const next = () => ({ region: regions.next().value });
      const asked = tests.map((test) => ({
        ...test,
        questions: test.questions.map((question) => ({ ...question, ...next() })),
        rangeQuestions: test.rangeQuestions.map((question) => ({ ...question, ...next() })),
      }));
      const spots = measuredFigure({ tests: asked, run: { testRuns, exercises: plan } });
      expect([0, 9]).toContain(spots.length);
      for (const { percent, answers, exercises } of spots) {
        expect(percent === null).toBe(answers.length === 0);
        if (percent === null) expect(exercises).toEqual([]);
        else expect(percent).toBe(Math.min(100, Math.max(0, Math.round(percent))));
        if (percent === 100) expect(answers.every(({ value }) => value > 0.9)).toBe(true);
      }
    }),
  );
});
