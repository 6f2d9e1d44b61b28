import type { FastifyBaseLogger } from 'fastify';
import { sendNotice } from '../account/sendNotice';
import { delayNotices, findDueNotice, hurryNotices } from '../account/waitingNotices';
import type { Dependencies } from '../config/dependencies';
import { sendQuestion } from '../guardian/sendQuestion';
import {
  delayQuestions,
  hurryQuestions,
  isQuestionDue,
  isQuestionWaiting,
} from '../guardian/waitingQuestions';
import { createJob } from '../jobs/job';
import type { Mails } from '../mail/mails';
import { isWayOpen } from '../mail/way';
import { createInvitationLimit, createQuestionLimit } from './invitationLimit';
import { sendInvitation } from './sendInvitation';
import { delayInvitations, findAddress, hurryInvitations, isAnyDue, isWaiting } from './waitingMails';

/** How long an answer waits for a mail, in milliseconds. */
const patience = 4_000;

/** How long the end of the server waits: longer than a mail takes, since one that nobody noted is sent again. */
const patienceAtEnd = 20_000;

export type MailingDependencies = Pick<Dependencies, 'db' | 'sendMail' | 'now' | 'timers'> & { mails: Mails };

/**
 * Sends the mails that wait in the database, one after the other, in one process at a time [MB-2]: a second token of an
 * invitation would end the first one. So a list of hundreds does not hold up its answer, and where a process was
 * killed, its next start or another process goes on. A mail that does not get through is tried again [MB-17]; errors go
 * to the log.
 */
export const createMailing = (
  { db, sendMail, now, timers, mails }: MailingDependencies,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
) => {
  const limit = createInvitationLimit({ db, now });
  const sending = { db, sendMail, now, mails, limit, log };
  const asking = { ...sending, limit: createQuestionLimit({ db, now }) };

  /** Sends one. Returns false when none is due. */
  const sendNext = async (): Promise<boolean> =>
    (await sendNotice(sending)) || (await sendInvitation(sending)) || sendQuestion(asking);

  const sendAll = async (mayGoOn: () => boolean) => {
    while (mayGoOn()) {
      if (!(await isWayOpen(db, now()))) {
        await delayNotices(db, now());
        await delayInvitations(db, now());
        await delayQuestions(db, now());
        return;
      }
      if (!(await sendNext())) return;
    }
  };

  const hasDue = async () =>
    (await isWayOpen(db, now())) &&
    ((await findDueNotice(db, now())) !== undefined ||
      (await isAnyDue(db, now())) ||
      (await isQuestionDue(db, now())));

  const job = createJob({ db, timers }, { isDue: hasDue, run: sendAll, failure: 'E-Mails warten noch' }, log);

  const atMost = async (limit: number, waited: Promise<void>): Promise<void> => {
    let cancel = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancel = timers.after(limit, resolve);
    });
    await Promise.race([waited, timeout]);
    cancel();
  };

  return {
    /**
     * Throws 429 when too many invitations went to a member, or to its address. A member without an address is invited
     * on paper.
     */
    demandFree: async (userId: number): Promise<void> => {
      const email = await findAddress(db, userId);
      if (email !== null) await limit.demandFree({ userId, email });
    },
    /** Sends what is due now, after what is being sent. Never rejects. */
    start: job.start,
    /** Sends what is due now. The caller waits for it, unless that takes long. Never rejects. */
    sendSoon: (): Promise<void> => atMost(patience, job.start()),
    /**
     * Sends the mail to one member, or to their guardian, if it waits. The caller then knows whether it failed, unless
     * that takes long.
     */
    sendTo: async (userId: number): Promise<void> => {
      if ((await isWaiting(db, userId)) || (await isQuestionWaiting(db, userId)))
        await atMost(patience, job.start());
    },
    /** Tries every waiting mail at once: the way is known to be good again. Never rejects. */
    hurry: async (): Promise<void> => {
      await hurryNotices(db);
      await hurryInvitations(db);
      await hurryQuestions(db);
      void job.start();
    },
    /** Ends after the mail that is being sent. What waits is sent by another process, or after the next start. */
    stop: (): Promise<void> => atMost(patienceAtEnd, job.stop()),
  };
};

/** What sends the mails that wait in the database. */
export type Mailing = ReturnType<typeof createMailing>;
