import type { FastifyBaseLogger } from 'fastify';
import { readClub } from '../club/club';
import { engineOf } from '../database/engine';
import type { Dependencies } from '../dependencies';
import type { Mails } from '../mail/mails';
import { createToken, hashToken } from '../session/tokens';
import { isAnyWaiting, isWaiting, noteMail, takeWaiting } from './waitingMails';

/** How long an answer, or the end of the server, waits for a mail, in milliseconds. */
const patience = 4_000;

export type MailingDependencies = Pick<Dependencies, 'db' | 'sendMail' | 'now' | 'timers'> & { mails: Mails };

/**
 * Sends the invitations that wait in the database, one after the other [MB-2]. So a list of hundreds does not hold up its
 * answer, and a server that was killed goes on where it was. Each mail is sent or noted as failed; errors go to the log.
 */
export const createMailing = (
  { db, sendMail, now, timers, mails }: MailingDependencies,
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
) => {
  let hasEnded = false;
  let work = Promise.resolve();

  /** Sends one. Returns false when none waits. */
  const sendNext = async (): Promise<boolean> => {
    const token = createToken();
    const tokenHash = hashToken(token);
    const invited = await takeWaiting(db, tokenHash, now());
    if (!invited) return false;
    const { name: clubName } = await readClub(db);
    const inviter = `${invited.inviterFirstName} ${invited.inviterLastName}`;
    const mail = await sendMail(mails.invitation(invited, token, { clubName, inviter })).then(
      () => 'sent' as const,
      (error: unknown) => {
        log.warn(error, 'Eine Einladung ließ sich nicht verschicken');
        return 'failed' as const;
      },
    );
    await noteMail(db, tokenHash, mail);
    return true;
  };

  const sendWaiting = async () => {
    while (!hasEnded && (await sendNext())) {
      // Goes on until none waits.
    }
  };

  /**
   * Of several processes one sends, since a second token would end the first one. What came to wait while it was at it,
   * and was left to it, it sends as well.
   */
  const sendAll = async () => {
    while (!hasEnded && (await isAnyWaiting(db)) && (await engineOf(db).alone(db, sendWaiting))) {
      // Looks again.
    }
  };

  /** Sends what waits now, after what is being sent. Never rejects. */
  const start = (): Promise<void> => {
    work = work.then(sendAll).catch((error: unknown) => log.error(error, 'Einladungen warten noch'));
    return work;
  };

  const atMost = async (limit: number, waited: Promise<void>): Promise<void> => {
    let cancel = () => {};
    const timeout = new Promise<void>((resolve) => {
      cancel = timers.after(limit, resolve);
    });
    await Promise.race([waited, timeout]);
    cancel();
  };

  return {
    start,
    /** Sends the mail to one member, if it waits. The caller then knows whether it failed, unless that takes long. */
    sendTo: async (userId: number): Promise<void> => {
      if (await isWaiting(db, userId)) await atMost(patience, start());
    },
    /** Ends after the mail that is being sent. What waits is sent after the next start of the server. */
    stop: async (): Promise<void> => {
      hasEnded = true;
      await atMost(patience, work);
    },
  };
};
