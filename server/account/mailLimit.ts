import { tooManyMails } from '../http/errors';

/** Ten mails in ten minutes: more than a person needs, and too few to fill a mailbox. */
export const mailLimit = { windowLength: 600_000, maxAttempts: 10, refusal: tooManyMails };

/**
 * Thirty addresses in ten minutes from one network: more than a team forgets, and too few to try which have an account.
 */
export const askingLimit = { ...mailLimit, maxAttempts: 30 };
