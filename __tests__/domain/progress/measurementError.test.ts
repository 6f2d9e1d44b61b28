import { changeOf } from '../../../src/domain/progress/change';
import { measurementError, singleTest } from '../../../src/domain/progress/measurementError';

const sevenTests = Array.from({ length: 7 }, () => 5);

test.each([
  ['35 answers in 7 tests, same rater', sevenTests, true, 15],
  ['35 answers in 7 tests, another rater', sevenTests, false, 17],
  ['one test of 8 answers', [8], true, 34],
  ['one test of 5 answers', [5], true, 45],
  ['one answer cannot show a change', [1], true, 128],
])('[HI-4] the error of %s', (_, answers, isSameRater, points) => {
  expect(Math.round(measurementError(answers, { isSameRater }))).toBe(points);
});

test('[HI-4] the error by its formula, to the third decimal', () => {
  // 1.96 · √(0.16 · 7/5) / 7 + 1 / 70, and 1.96 · √(0.21 · (1/2 + 1/4)) / 2 + 1 / 16
  expect(measurementError(sevenTests, { isSameRater: true })).toBeCloseTo(14.681, 3);
  expect(measurementError([2, 4], { isSameRater: false })).toBeCloseTo(45.143, 3);
});

test.each([
  [2, 2.2414],
  [4, 2.4977],
  [9, 2.7729],
  [199, 3.6616],
])('[HI-4] who looks back over %i runs uses the error for 5 %% / k', (looks, quantile) => {
  const spread = 100 * (Math.sqrt(0.16 * 1.4) / 7);
  const error = measurementError(sevenTests, { isSameRater: true, looks });
  expect((error - 100 / 70) / spread).toBeCloseTo(quantile, 2);
});

test.each([
  ['as the demo had them', [6, 8, 8, 6, 10, 5, 7], [52, 44, 44, 52, 39, 58, 48]],
  ['without the questions that ask for pain', [5, 7, 7, 5, 9, 4, 6], [58, 48, 48, 58, 41, 66, 52]],
])('[HI-4] a single test uses the error for 5 %% / T: the 7 tests %s', (_, answers, errors) => {
  const single = singleTest({ isSameRater: true }, answers.length);
  expect(answers.map((count) => Math.round(measurementError([count], single)))).toEqual(errors);
});

test('[HI-4] who looks back over k runs at T tests uses the error for 5 % / (k · T)', () => {
  expect(singleTest({ isSameRater: false, looks: 3 }, 7)).toEqual({ isSameRater: false, looks: 21 });
  expect(singleTest({ isSameRater: true }, 1)).toEqual({ isSameRater: true, looks: 1 });
});

/** Seven tests of five answers, of which `before` and `after` are yes. */
const measured = (before: number, after: number) =>
  sevenTests.map((answers, index) => {
    const share = (yes: number) => Math.min(5, Math.max(0, yes - index * 5)) / 5;
    return { before: share(before), after: share(after), answers };
  });

test.each([
  [20, 26, 74 - 57, true],
  [26, 20, 57 - 74, true],
  [20, 25, 71 - 57, false],
  [20, 20, 0, false],
])(
  '[HI-4] from %i to %i of 35 answers: %i points, beyond the error: %s',
  (before, after, points, isBeyond) => {
    const change = changeOf(measured(before, after), { isSameRater: true });
    expect(change).toMatchObject({ points, isBeyond, error: 15 });
  },
);

test('[HI-4] the same change counts less where the error is larger', () => {
  const tests = measured(20, 25);
  expect(changeOf(tests, { isSameRater: false })).toMatchObject({ points: 14, error: 17, isBeyond: false });
});

test('[HI-4] nobody reads 17 points, more than an error of 17 points: then both have a decimal', () => {
  expect(changeOf(measured(20, 26), { isSameRater: false })).toMatchObject({
    points: 17.1,
    error: 16.6,
    isBeyond: true,
  });
});

test('[HI-4] nobody reads 16 points, within an error of 15 points: then both have a decimal', () => {
  // Each test is rounded, then their mean once more: 14.6 points look like 16.
  const tests = sevenTests.map((answers, index) => ({
    before: index < 4 ? 0.5049 : 0.5149,
    after: 0.6551,
    answers,
  }));
  expect(changeOf(tests, { isSameRater: true })).toEqual({
    ...{ before: 50, after: 66 },
    ...{ points: 14.6, error: 14.7, isBeyond: false },
  });
});

test('[HI-1] before and after are whole percent, the mean of the tests', () => {
  const tests = [
    { before: 1 / 3, after: 2 / 3, answers: 3 },
    { before: 0.5, after: 0.5, answers: 2 },
  ];
  expect(changeOf(tests, { isSameRater: true })).toMatchObject({ before: 42, after: 59 });
});
