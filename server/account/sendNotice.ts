import type { FastifyBaseLogger } from 'fastify';
import type { Dependencies } from '../config/dependencies';
import { faultOf } from '../mail/faults';
import { afterFailure, isGivenUp } from '../mail/retry';
import { delayNotice, findDueNotice, forgetNotice } from './waitingNotices';

interface SendingDependencies extends Pick<Dependencies, 'db' | 'sendMail' | 'now'> {
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Mails the notice that is due. Returns false when none is due. */
export const sendNotice = async ({ db, sendMail, now, log }: SendingDependencies): Promise<boolean> => {
  const notice = await findDueNotice(db, now());
  if (!notice) return false;
  const { id, recipient: to, subject, text, link } = notice;
  try {
    await sendMail({ to, subject, text, link });
  } catch (error) {
    log.warn(error, 'Eine Nachricht über eine Änderung am Konto ließ sich nicht verschicken');
    const tries = afterFailure(notice, now());
    if (faultOf(error) === 'address' || isGivenUp(tries, now())) await forgetNotice(db, id);
    else await delayNotice(db, id, tries);
    return true;
  }
  await forgetNotice(db, id);
  return true;
};
