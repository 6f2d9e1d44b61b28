import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/tables';
import type { Clock } from '../system/time';
import { faultOf, isOfTheWay } from './faults';
import type { SendMail } from './mailer';
import { noteWayFault, noteWayGood } from './way';

interface Watching {
  db: Database;
  now: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Sends mails by `sendMail`, and notes in the database whether the way is good [MB-17]. A note that fails changes
 * nothing about the mail: one that is sent counts as sent.
 */
export const watchMails =
  (sendMail: SendMail, { db, now, log }: Watching): SendMail =>
  async (mail) => {
    const note = (noting: Promise<void>) =>
      noting.catch((error: unknown) => log.error(error, 'Der Stand des Mailversands ließ sich nicht merken'));
    try {
      await sendMail(mail);
    } catch (error) {
      const fault = faultOf(error);
      if (isOfTheWay(fault)) await note(noteWayFault(db, fault, now()));
      throw error;
    }
    await note(noteWayGood(db));
  };
