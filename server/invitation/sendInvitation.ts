import type { FastifyBaseLogger } from 'fastify';
import { readClub } from '../club/club';
import type { Dependencies } from '../config/dependencies';
import type { Mails } from '../mail/mails';
import { outcomeOf } from '../mail/outcome';
import { createToken, hashToken } from '../secrets/tokens';
import type { InvitationLimit } from './invitationLimit';
import { noteMail, takeDue } from './waitingMails';

interface SendingDependencies extends Pick<Dependencies, 'db' | 'sendMail' | 'now'> {
  mails: Mails;
  limit: InvitationLimit;
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Mails the invitation that is due, unless too many went there. Returns false when none is due. */
export const sendInvitation = async ({
  db,
  sendMail,
  now,
  mails,
  limit,
  log,
}: SendingDependencies): Promise<boolean> => {
  const token = createToken();
  const tokenHash = hashToken(token);
  const invited = await takeDue(db, tokenHash, now());
  if (!invited) return false;
  const { name: clubName } = await readClub(db);
  const inviter = `${invited.inviterFirstName} ${invited.inviterLastName}`;
  try {
    // Another try of the same mail is no further mail.
    if (invited.tries === 0) await limit.begin(invited);
    await sendMail(mails.invitation(invited, token, { clubName, inviter }));
  } catch (error) {
    log.warn(error, 'Eine Einladung ließ sich nicht verschicken');
    await noteMail(db, tokenHash, outcomeOf(error, invited, now()));
    return true;
  }
  await noteMail(db, tokenHash, { mail: 'sent' });
  return true;
};
