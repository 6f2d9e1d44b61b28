import type { Dependencies } from '../config/dependencies';
import { createAttemptLimit } from './attemptLimit';
import { tooManyTries } from './refusals';

/** Limits failures a minute, by a key such as the address of a person. `name` tells the limit from the others. */
export const createFailureLimit = (
  { db, now }: Pick<Dependencies, 'db' | 'now'>,
  name: string,
  maxFailures: number,
) => {
  const limit = createAttemptLimit({
    db,
    name,
    now,
    windowLength: 60_000,
    maxAttempts: maxFailures,
    refusal: tooManyTries,
  });

  /** Returns what `attempt` returns. Counts a failure when that is false. Throws 429 when there were too many. */
  return async (key: string, attempt: () => Promise<boolean>): Promise<boolean> => {
    await limit.begin(key);
    let hasFailed = false;
    try {
      hasFailed = !(await attempt());
      return !hasFailed;
    } finally {
      if (!hasFailed) await limit.takeBack(key);
    }
  };
};
