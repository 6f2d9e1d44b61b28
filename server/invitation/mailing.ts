import type { FastifyBaseLogger } from 'fastify';
import { readClub } from '../club/club';
import type { Dependencies } from '../config/dependencies';
import { createJob } from '../jobs/job';
import type { Mails } from '../mail/mails';
import { createToken, hashToken } from '../secrets/tokens';
import { createInvitationLimit } from './invitationLimit';
import { findAddress, isAnyWaiting, isWaiting, noteMail, takeWaiting } from './waitingMails';

/** How long an answer, or the end of the server, waits for a mail, in milliseconds. */
const patience = 4_000;

export type MailingDependencies = Pick<Dependencies, 'db' | 'sendMail' | 'now' | 'timers'> & { mails: Mails };

/**
 * Sends the invitations that wait in the database, one after the other, in one process at a time [MB-2]: a second token
 * would end the first one. So a list of hundreds does not hold up its answer, and where a process was killed, its next
 * start or another process goes on. Each mail is sent or noted as failed; errors go to the log.
 */
export const createMailing = (
  { db, sendMail, now, timers, mails }: MailingDependencies,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
) => {
  const limit = createInvitationLimit({ db, now });

  /** Sends one, unless too many went there. Returns false when none waits. */
  const sendNext = async (): Promise<boolean> => {
    const token = createToken();
    const tokenHash = hashToken(token);
    const invited = await takeWaiting(db, tokenHash, now());
    if (!invited) return false;
    const { name: clubName } = await readClub(db);
    const inviter = `${invited.inviterFirstName} ${invited.inviterLastName}`;
    const send = async () => {
      await limit.begin(invited);
      await sendMail(mails.invitation(invited, token, { clubName, inviter }));
    };
    const mail = await send().then(
      () => 'sent' as const,
      (error: unknown) => {
        log.warn(error, 'Eine Einladung ließ sich nicht verschicken');
        return 'failed' as const;
      },
    );
    await noteMail(db, tokenHash, mail);
    return true;
  };

  const sendAll = async (mayGoOn: () => boolean) => {
    while (mayGoOn() && (await sendNext())) {
      // Goes on until none waits.
    }
  };

  const job = createJob(
    { db, timers },
    { isDue: () => isAnyWaiting(db), run: sendAll, failure: 'Einladungen warten noch' },
    log,
  );

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
    /** Sends what waits now, after what is being sent. Never rejects. */
    start: job.start,
    /** Sends the mail to one member, if it waits. The caller then knows whether it failed, unless that takes long. */
    sendTo: async (userId: number): Promise<void> => {
      if (await isWaiting(db, userId)) await atMost(patience, job.start());
    },
    /** Ends after the mail that is being sent. What waits is sent by another process, or after the next start. */
    stop: (): Promise<void> => atMost(patience, job.stop()),
  };
};
