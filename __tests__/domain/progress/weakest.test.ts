import { resultsByLevel, weakestTests } from '../../../src/domain/progress/weakest';
import { aQuestion, aTest, aTestRun } from '../../builders';

const questions = Array.from({ length: 10 }, (_, index) => aQuestion({ id: index + 1 }));

const tests = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aTest({
      id: index + 1,
      name: `Test ${index + 1}`,
      video: `${index + 1}.mp4`,
      questions,
      rangeQuestions: [],
    }),
  );

/** A run of these tests, in each of which so many of the 10 questions are met. */
const runOf = (...met: readonly number[]) =>
  met.map((count, index) =>
    aTestRun({
      testId: index + 1,
      questionResults: questions.map(({ id }) => ({ questionId: id, checked: id <= count })),
      questionRangeResults: [],
    }),
  );

const namesOf = (...met: readonly number[]) =>
  weakestTests(tests(met.length), runOf(...met)).map(({ name, percent }) => `${name}: ${percent}`);

test('[RS-3] the weakest tests are the two with the lowest results, the lowest first', () => {
  expect(namesOf(8, 3, 9, 2)).toEqual(['Test 4: 20', 'Test 2: 30']);
});

test('[RS-3] of equal results those of the earlier tests come first', () => {
  expect(namesOf(5, 7, 5, 5)).toEqual(['Test 1: 50', 'Test 3: 50']);
});

test('[RS-3] a test without anything to gain is none of them', () => {
  expect(namesOf(10, 10, 6)).toEqual(['Test 3: 60']);
  expect(namesOf(10, 10, 10)).toEqual([]);
});

test('[RS-3] of two tests all are seen at once, so none is shown ahead', () => {
  expect(namesOf(1, 2)).toEqual([]);
});

test('[RS-3] a weak test has its clip and what was not met', () => {
  expect(weakestTests(tests(3), runOf(4, 9, 9))[0]).toMatchObject({ video: '1.mp4', asked: 10, unmet: 6 });
});

test('[RS-4] the results stand by level, where there is most to do first, and each from the lowest', () => {
  const results = [60, 20, 90, 49, 50, 79].map((percent, index) => ({
    testId: index,
    name: '',
    percent,
    level: percent >= 79 ? ('high' as const) : percent >= 50 ? ('mid' as const) : ('low' as const),
  }));
  expect(
    resultsByLevel(results).map((group) => [group.level, group.results.map(({ percent }) => percent)]),
  ).toEqual([
    ['low', [20, 49]],
    ['mid', [50, 60]],
    ['high', [79, 90]],
  ]);
  expect(resultsByLevel(results.slice(2, 3)).map(({ level }) => level)).toEqual(['high']);
});
