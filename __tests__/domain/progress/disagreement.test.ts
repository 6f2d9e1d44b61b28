import type { Counted } from '../../../src/contract/agreement';
import { assumedDisagreement, disagreementOf } from '../../../src/domain/progress/disagreement';
import { measurementError } from '../../../src/domain/progress/measurementError';

const none: Counted = { pairs: 0, differing: 0 };
const club = (other: Counted, same = none) => disagreementOf({ same, other, tests: [] });

test('[HI-4] [ZB-3] without a measurement the assumption holds: κ = 0.68 and 0.58', () => {
  const assumed = {
    same: { share: expect.closeTo(0.16), isMeasured: false },
    other: { share: expect.closeTo(0.21), isMeasured: false },
  };
  expect(disagreementOf(undefined)).toEqual(assumed);
  expect(club(none)).toEqual(assumed);
});

test('[ZB-3] 199 pairs are too few; from 200 on the upper end of the interval counts', () => {
  expect(club({ pairs: 199, differing: 20 })).toEqual(assumedDisagreement);
  const { same, other } = club({ pairs: 200, differing: 20 });
  expect(same).toEqual(assumedDisagreement.same);
  expect(other).toEqual({ share: expect.closeTo(0.1493, 3), isMeasured: true });
});

test('[ZB-3] same and other rater are measured apart', () => {
  expect(club(none, { pairs: 300, differing: 30 })).toMatchObject({
    same: { isMeasured: true },
    other: { isMeasured: false },
  });
});

test('[ZB-3] where all answers were equal, an error stays; with many pairs it is small', () => {
  const few = club({ pairs: 200, differing: 0 }).other.share;
  const many = club({ pairs: 100_000, differing: 0 }).other.share;
  expect(few).toBeCloseTo(0.0188, 3);
  expect(many).toBeGreaterThan(0);
  expect(many).toBeLessThan(0.0001);
});

test('[HI-4] [ZB-3] the error of measurement takes the share of the club in the place of (1 − κ) / 2', () => {
  const disagreement = club({ pairs: 1000, differing: 100 });
  const error = measurementError([5, 5, 5, 5, 5, 5, 5], { isSameRater: false, disagreement });
  const { share } = disagreement.other;
  expect(error).toBeCloseTo(100 * ((1.96 * Math.sqrt(share * 7 * 0.2)) / 7 + 1 / 70), 6);
  expect(measurementError([5], { isSameRater: true, disagreement })).toBe(
    measurementError([5], { isSameRater: true }),
  );
});
