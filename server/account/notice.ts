import type { FastifyBaseLogger } from 'fastify';
import type { SendMail } from '../mail/mailer';
import type { Mail } from '../mail/mails';

/** Sends a mail that tells of a change. A mail that cannot be sent goes to the log, and holds up nothing. */
export const sendNotice = (
  sendMail: SendMail,
  mail: Mail,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> =>
  sendMail(mail).catch((error: unknown) => {
    log.warn(error, 'Eine Nachricht über eine Änderung am Konto ließ sich nicht verschicken');
  });
