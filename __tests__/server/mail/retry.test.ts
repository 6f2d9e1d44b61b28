import { afterFailure, delayAfter, isGivenUp } from '../../../server/mail/retry';

const minute = 60_000;
const day = 24 * 60 * minute;

test('[MB-17] each wait is twice as long as the last one, up to an hour, a quarter more or less', () => {
  const middle = Array.from({ length: 9 }, (_, index) => delayAfter(index + 1, 0.5) / minute);
  expect(middle).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
  expect([delayAfter(1, 0), delayAfter(1, 1)]).toEqual([45_000, 75_000]);
  expect([delayAfter(99, 0), delayAfter(99, 1)]).toEqual([45 * minute, 75 * minute]);
});

test('[MB-17] three days after the first failed try a mail is given up', () => {
  const first = afterFailure({ failingSince: null, tries: 0 }, 1000);
  expect(first).toMatchObject({ failingSince: 1000, tries: 1 });
  const later = afterFailure(first, 1000 + 3 * day - 1);
  expect(later).toMatchObject({ failingSince: 1000, tries: 2 });
  expect([isGivenUp(later, 1000 + 3 * day - 1), isGivenUp(later, 1000 + 3 * day)]).toEqual([false, true]);
});
