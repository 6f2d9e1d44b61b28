/** How long a mail is tried again after its first fault, in milliseconds: three days [MB-17]. */
export const retryTime = 3 * 24 * 60 * 60 * 1000;

const firstDelay = 60_000;
const longestDelay = 60 * 60 * 1000;

/** How far the tries of a mail are, as the database keeps them. Times are milliseconds since 1970. */
export interface MailTries {
  /** When the first try failed; null before. */
  failingSince: number | null;
  tries: number;
  /** The next try is not before. */
  nextAt: number;
}

/**
 * Returns the milliseconds to wait after that many failed tries: a minute, twice as long each time, at most an hour. A
 * quarter more or less, so that not everything that failed together comes together again.
 */
export const delayAfter = (tries: number, random = Math.random()): number =>
  Math.round(Math.min(longestDelay, firstDelay * 2 ** (tries - 1)) * (0.75 + random / 2));

/** Returns the tries after one more has failed. */
export const afterFailure = (
  { failingSince, tries }: Pick<MailTries, 'failingSince' | 'tries'>,
  now: number,
): MailTries => ({
  failingSince: failingSince ?? now,
  tries: tries + 1,
  nextAt: now + delayAfter(tries + 1),
});

/** A mail whose first try failed then or before is given up. */
export const givenUpBefore = (now: number): number => now - retryTime;

/** Returns whether a mail whose last try has just failed is not tried any more. */
export const isGivenUp = ({ failingSince }: Pick<MailTries, 'failingSince'>, now: number): boolean =>
  failingSince !== null && failingSince <= givenUpBefore(now);
