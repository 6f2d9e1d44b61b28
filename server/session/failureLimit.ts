import { tooManyTries } from '../http/errors';
import type { Clock } from '../time';
import { createAttemptLimit } from './attemptLimit';

/** Limits failures a minute, by a key such as the address of a person. */
export const createFailureLimit = (now: Clock, maxFailures: number) => {
  const limit = createAttemptLimit({
    now,
    windowLength: 60_000,
    maxAttempts: maxFailures,
    refusal: tooManyTries,
  });

  /** Returns what `attempt` returns. Counts a failure when that is false. Throws 429 when there were too many. */
  return async (key: string, attempt: () => Promise<boolean>): Promise<boolean> => {
    limit.begin(key);
    let hasFailed = false;
    try {
      hasFailed = !(await attempt());
      return !hasFailed;
    } finally {
      if (!hasFailed) limit.takeBack(key);
    }
  };
};
