import { HttpError } from '../http/errors';
import { faultOf } from './faults';
import { afterFailure, isGivenUp, type MailTries } from './retry';

/** Returns what is noted of a mail that was not sent: only an address that takes none is at an end [MB-17]. */
export const outcomeOf = (error: unknown, mail: Pick<MailTries, 'failingSince' | 'tries'>, now: number) => {
  if (error instanceof HttpError && error.statusCode === 429) return { mail: 'limited' } as const;
  if (faultOf(error) === 'address') return { mail: 'failed' } as const;
  const tries = afterFailure(mail, now);
  return isGivenUp(tries, now) ? ({ mail: 'givenUp' } as const) : tries;
};
