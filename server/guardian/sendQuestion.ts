import type { FastifyBaseLogger } from 'fastify';
import { readClub } from '../club/club';
import type { Dependencies } from '../config/dependencies';
import type { Mails } from '../mail/mails';
import { outcomeOf } from '../mail/outcome';
import { createToken, hashToken } from '../secrets/tokens';
import { noteQuestionMail, takeQuestion } from './waitingQuestions';

interface SendingDependencies extends Pick<Dependencies, 'db' | 'sendMail' | 'now'> {
  mails: Mails;
  /** Counts a mail. Throws 429 when too many went to a member's guardians, or to an address [MB-11]. */
  limit: { begin(asked: { userId: number; email: string }): Promise<void> };
  log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Mails the question that is due, unless too many went there [LV-3]. Returns false when none is due. */
export const sendQuestion = async ({
  db,
  sendMail,
  now,
  mails,
  limit,
  log,
}: SendingDependencies): Promise<boolean> => {
  const token = createToken();
  const tokenHash = hashToken(token);
  const asked = await takeQuestion(db, tokenHash, now());
  if (!asked) return false;
  const { name: clubName, operator } = await readClub(db);
  const { email, guardianName, firstName, lastName, version, at, painAgreedAt } = asked;
  try {
    // Another try of the same mail is no further mail.
    if (asked.tries === 0) await limit.begin(asked);
    await sendMail(
      mails.guardian({ firstName: guardianName ?? '', email }, token, {
        clubName,
        contact: [operator.email, operator.phone],
        child: { firstName, lastName },
        agreed: { version, at, pain: painAgreedAt !== null },
      }),
    );
  } catch (error) {
    log.warn(error, 'Eine Frage an sorgeberechtigte Personen ließ sich nicht verschicken');
    await noteQuestionMail(db, tokenHash, outcomeOf(error, asked, now()));
    return true;
  }
  await noteQuestionMail(db, tokenHash, { mail: 'sent' });
  return true;
};
