import type { Database } from '../database/tables';
import type { InvitationMail } from '../database/tables/people';
import { invitationLifetime } from './invitations';

/** Members whose invitation is still to be mailed. */
const selectWaiting = (db: Database) =>
  db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.userId')
    .innerJoin('user as inviter', 'inviter.id', 'invitation.invitedBy')
    .select(['invitation.userId', 'user.firstName', 'user.email'])
    .select(['inviter.firstName as inviterFirstName', 'inviter.lastName as inviterLastName'])
    .where('invitation.mail', '=', 'waiting')
    .where('user.email', 'is not', null)
    .$narrowType<{ email: string }>()
    .orderBy('user.invitedAt', (order) => order.asc().nullsFirst())
    .orderBy('user.id');

/** Whether the mail to this member is still to be sent. */
export const isWaiting = async (db: Database, userId: number): Promise<boolean> =>
  (await selectWaiting(db).where('invitation.userId', '=', userId).executeTakeFirst()) !== undefined;

/** Whether any mail is still to be sent. */
export const isAnyWaiting = async (db: Database): Promise<boolean> =>
  (await selectWaiting(db).limit(1).executeTakeFirst()) !== undefined;

/** How many mails are still to be sent. */
export const countWaiting = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('invitation')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('mail', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Takes the longest waiting invitation and gives it the token that is about to be mailed; the 30 days begin [MB-2].
 * Returns undefined when none waits.
 */
export const takeWaiting = (db: Database, tokenHash: string, now: number) =>
  db.transaction().execute(async (transaction) => {
    const waiting = await selectWaiting(transaction).executeTakeFirst();
    if (!waiting) return undefined;
    await transaction
      .updateTable('invitation')
      .set({ tokenHash, endsAt: now + invitationLifetime })
      .where('userId', '=', waiting.userId)
      .execute();
    return waiting;
  });

/** Notes what became of a mail, unless a newer invitation has taken its place meanwhile. */
export const noteMail = async (db: Database, tokenHash: string, mail: InvitationMail): Promise<void> => {
  await db.updateTable('invitation').set({ mail }).where('tokenHash', '=', tokenHash).execute();
};

/** Returns the address of a member, if there is one. */
export const findAddress = async (db: Database, userId: number): Promise<string | null> => {
  const member = await db.selectFrom('user').select('email').where('id', '=', userId).executeTakeFirst();
  return member?.email ?? null;
};
