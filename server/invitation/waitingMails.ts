import type { Database } from '../database/tables';
import type { InvitationMail } from '../database/tables/people';
import { givenUpBefore, type MailTries } from '../mail/retry';
import { invitationLifetime } from './invitations';

/** Members whose invitation is still to be mailed. */
const selectWaiting = (db: Database) =>
  db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.userId')
    .innerJoin('user as inviter', 'inviter.id', 'invitation.invitedBy')
    .select(['invitation.userId', 'user.firstName', 'user.email'])
    .select(['invitation.failingSince', 'invitation.tries'])
    .select(['inviter.firstName as inviterFirstName', 'inviter.lastName as inviterLastName'])
    .where('invitation.mail', '=', 'waiting')
    .where('user.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('user.invitedAt', (order) => order.asc().nullsFirst())
    .orderBy('user.id');

/** Whether the mail to this member is still to be sent. */
export const isWaiting = async (db: Database, userId: number): Promise<boolean> =>
  (await selectWaiting(db).where('invitation.userId', '=', userId).executeTakeFirst()) !== undefined;

const selectDue = (db: Database, now: number) =>
  selectWaiting(db).where('invitation.nextAt', '<=', now).limit(1);

/** Whether any mail is to be sent now. */
export const isAnyDue = async (db: Database, now: number): Promise<boolean> =>
  (await selectDue(db, now).executeTakeFirst()) !== undefined;

/**
 * Takes the longest waiting invitation that is due, and gives it the token that is about to be mailed; the 30 days
 * begin [MB-2]. Returns undefined when none is due.
 */
export const takeDue = (db: Database, tokenHash: string, now: number) =>
  db.transaction().execute(async (transaction) => {
    const waiting = await selectDue(transaction, now).executeTakeFirst();
    if (!waiting) return undefined;
    await transaction
      .updateTable('invitation')
      .set({ tokenHash, endsAt: now + invitationLifetime })
      .where('userId', '=', waiting.userId)
      .execute();
    return waiting;
  });

/** An invitation that is about to be mailed. */
export type TakenInvitation = NonNullable<Awaited<ReturnType<typeof takeDue>>>;

/** Notes what became of a mail, unless a newer invitation has taken its place meanwhile. */
export const noteMail = async (
  db: Database,
  tokenHash: string,
  noted: { mail: InvitationMail } | MailTries,
): Promise<void> => {
  await db.updateTable('invitation').set(noted).where('tokenHash', '=', tokenHash).execute();
};

/** Notes that none of the waiting mails gets through. Those tried for three days are given up [MB-17]. */
export const delayInvitations = async (db: Database, now: number): Promise<void> => {
  const waiting = db.updateTable('invitation').where('mail', '=', 'waiting');
  await waiting.set({ failingSince: now }).where('failingSince', 'is', null).execute();
  await waiting.set({ mail: 'givenUp' }).where('failingSince', '<=', givenUpBefore(now)).execute();
};

/** Makes every waiting mail due. */
export const hurryInvitations = async (db: Database): Promise<void> => {
  await db.updateTable('invitation').set({ nextAt: 0 }).where('mail', '=', 'waiting').execute();
};

/** Returns the address of a member, if there is one. */
export const findAddress = async (db: Database, userId: number): Promise<string | null> => {
  const member = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  return member?.email ?? null;
};
