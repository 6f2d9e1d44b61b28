import type { MailProblem } from '../../src/contract/members';
import type { InvitationMail } from '../database/tables/people';

const problems: Partial<Record<InvitationMail, MailProblem>> = {
  failed: 'undeliverable',
  givenUp: 'givenUp',
  limited: 'limited',
};

/** What is in the way of a mail. One that is about to be tried for the first time has no problem [MB-17]. */
export const mailProblemOf = (mail: InvitationMail, failingSince: number | null): MailProblem | null =>
  mail === 'waiting' && failingSince !== null ? 'waiting' : (problems[mail] ?? null);
