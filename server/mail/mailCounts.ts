import type { Database } from '../database/tables';
import type { InvitationMail } from '../database/tables/people';

const countQuestions = async (db: Database, states: readonly InvitationMail[]): Promise<number> => {
  const { count } = await db
    .selectFrom('guardianQuestion')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mail', 'in', states)
    .where('confirmedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

const countInvitations = async (db: Database, states: readonly InvitationMail[]): Promise<number> => {
  const { count } = await db
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mail', 'in', states)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Returns how many mails are still to be sent: invitations, questions to guardians, and notices of changes. */
export const countWaitingMails = async (db: Database): Promise<number> => {
  const notices = await db
    .selectFrom('waitingNotice')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const asked = await countQuestions(db, ['waiting']);
  return (await countInvitations(db, ['waiting'])) + asked + Number(notices.count);
};

/** Returns how many invitations were not mailed and are not tried any more [MB-17]. */
export const countFailedMails = (db: Database): Promise<number> =>
  countInvitations(db, ['failed', 'givenUp', 'limited']);
