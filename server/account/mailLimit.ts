import { tooManyMails } from '../http/errors';

/** Ten mails in ten minutes: more than a person needs, and too few to fill a mailbox. */
export const mailLimit = { windowLength: 600_000, maxAttempts: 10, refusal: tooManyMails };
