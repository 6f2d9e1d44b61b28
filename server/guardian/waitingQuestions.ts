import type { Database } from '../database/tables';
import type { InvitationMail } from '../database/tables/people';
import { givenUpBefore, type MailTries } from '../mail/retry';

/** Questions that are still to be mailed. */
const selectWaiting = (db: Database) =>
  db
    .selectFrom('guardianQuestion')
    .innerJoin('consent', 'consent.id', 'guardianQuestion.consentId')
    .innerJoin('user', 'user.id', 'guardianQuestion.userId')
    .select(['guardianQuestion.id', 'guardianQuestion.userId', 'guardianQuestion.email'])
    .select(['guardianQuestion.failingSince', 'guardianQuestion.tries'])
    .select(['user.firstName', 'user.lastName', 'user.painAgreedAt'])
    .select(['consent.version', 'consent.at', 'consent.guardianName'])
    .where('guardianQuestion.mail', '=', 'waiting')
    .orderBy('guardianQuestion.id');

const selectDue = (db: Database, now: number) =>
  selectWaiting(db).where('guardianQuestion.nextAt', '<=', now).limit(1);

/** Whether any question is to be mailed now. */
export const isQuestionDue = async (db: Database, now: number): Promise<boolean> =>
  (await selectDue(db, now).executeTakeFirst()) !== undefined;

/** Whether a question about this member is to be mailed. */
export const isQuestionWaiting = async (db: Database, userId: number): Promise<boolean> =>
  (await selectWaiting(db).where('guardianQuestion.userId', '=', userId).executeTakeFirst()) !== undefined;

/**
 * Takes the longest waiting question that is due, and gives it the token that is about to be mailed. Returns undefined
 * when none is due.
 */
export const takeQuestion = (db: Database, tokenHash: string, now: number) =>
  db.transaction().execute(async (transaction) => {
    const waiting = await selectDue(transaction, now).executeTakeFirst();
    if (!waiting) return undefined;
    await transaction
      .updateTable('guardianQuestion')
      .set({ tokenHash })
      .where('id', '=', waiting.id)
      .execute();
    return waiting;
  });

/** A question that is about to be mailed. */
export type TakenQuestion = NonNullable<Awaited<ReturnType<typeof takeQuestion>>>;

/** Notes what became of a mail, unless another one has taken its place meanwhile. */
export const noteQuestionMail = async (
  db: Database,
  tokenHash: string,
  noted: { mail: InvitationMail } | MailTries,
): Promise<void> => {
  await db.updateTable('guardianQuestion').set(noted).where('tokenHash', '=', tokenHash).execute();
};

/** Notes that none of the waiting mails gets through. Those tried for three days are given up [MB-17]. */
export const delayQuestions = async (db: Database, now: number): Promise<void> => {
  const waiting = db.updateTable('guardianQuestion').where('mail', '=', 'waiting');
  await waiting.set({ failingSince: now }).where('failingSince', 'is', null).execute();
  await waiting.set({ mail: 'givenUp' }).where('failingSince', '<=', givenUpBefore(now)).execute();
};

/** Makes every waiting question due. */
export const hurryQuestions = async (db: Database): Promise<void> => {
  await db.updateTable('guardianQuestion').set({ nextAt: 0 }).where('mail', '=', 'waiting').execute();
};
