import { tooManyLinks } from '../http/errors';
import { createAttemptLimit } from '../session/attemptLimit';
import type { Clock } from '../time';

/** Failures a minute with links from one address, as many as failed sign-ins. A whole club may share an address. */
const maxPerAddress = 100;

/** Limits failures with the links of mails: a link that was used still costs a check of a password [CO-15]. */
export const createLinkLimit = (now: Clock) => {
  const limit = createAttemptLimit({
    now,
    windowLength: 60_000,
    maxAttempts: maxPerAddress,
    refusal: tooManyLinks,
  });

  /** Returns what `open` returns. Counts a failure when that is false. Throws 429 when there were too many. */
  return async (address: string, open: () => Promise<boolean>): Promise<boolean> => {
    limit.begin(address);
    let hasFailed = false;
    try {
      hasFailed = !(await open());
      return !hasFailed;
    } finally {
      if (!hasFailed) limit.takeBack(address);
    }
  };
};
