import type { FastifyBaseLogger } from 'fastify';
import type { TestMail } from '../../src/contract/mail';
import type { Dependencies } from '../config/dependencies';
import { tooManyMails, unprocessable } from '../http/errors';
import { faultOf } from '../mail/faults';
import type { Mails } from '../mail/mails';
import { createAttemptLimit } from '../session/attemptLimit';
import { readClub } from './club';

/** Ten in ten minutes: who mends the settings of a mail server tries often. */
const limits = { windowLength: 600_000, maxAttempts: 10, refusal: tooManyMails };

export type TestMailDependencies = Pick<Dependencies, 'db' | 'sendMail' | 'now'> & {
  mails: Mails;
  /** Sends the mails that wait in the database. */
  mailing: { hurry(): Promise<void> };
};

/**
 * Returns what sends a test mail to the address of an admin [CL-5], and says whether the mail server took it. It is
 * sent also while the server waits with all other mails, and once it is taken, these are tried at once. Throws 422 when
 * the account has no address, and 429 after too many.
 */
export const createTestMail = ({ db, sendMail, now, mails, mailing }: TestMailDependencies) => {
  const limit = createAttemptLimit({ db, name: 'test mail', now, ...limits });
  return async (userId: number, log: Pick<FastifyBaseLogger, 'warn'>): Promise<TestMail> => {
    const { firstName, email } = await db
      .selectFrom('user')
      .select(['firstName', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    if (email === null)
      throw unprocessable('Dein Konto hat keine E-Mail-Adresse. Trag sie zuerst unter „Mein Konto“ ein.');
    await limit.begin(String(userId));
    const { name } = await readClub(db);
    try {
      await sendMail(mails.test({ firstName, email }, name));
    } catch (error) {
      log.warn(error, 'Die Test-E-Mail ließ sich nicht verschicken');
      return { email, fault: faultOf(error) };
    }
    await mailing.hurry();
    return { email, fault: null };
  };
};
