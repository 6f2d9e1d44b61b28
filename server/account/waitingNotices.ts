import type { Database } from '../database/tables';
import type { Mail } from '../mail/mails';
import { givenUpBefore, type MailTries } from '../mail/retry';

/** Keeps a mail that tells of a change, until it is sent [AC-1]. */
export const queueNotice = async (db: Database, userId: number, mail: Mail): Promise<void> => {
  const { to: recipient, subject, text, link } = mail;
  await db.insertInto('waitingNotice').values({ userId, recipient, subject, text, link }).execute();
};

/** Returns the longest waiting notice that is due; undefined when none is. */
export const findDueNotice = (db: Database, now: number) =>
  db
    .selectFrom('waitingNotice')
    .selectAll()
    .where('nextAt', '<=', now)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

/** Notes that another try has failed. */
export const delayNotice = async (db: Database, id: number, tries: MailTries): Promise<void> => {
  await db.updateTable('waitingNotice').set(tries).where('id', '=', id).execute();
};

/** Forgets a notice: it is sent, or not tried any more. */
export const forgetNotice = async (db: Database, id: number): Promise<void> => {
  await db.deleteFrom('waitingNotice').where('id', '=', id).execute();
};

/** Notes that none of the notices gets through. Those that have been tried for three days are given up [MB-17]. */
export const delayNotices = async (db: Database, now: number): Promise<void> => {
  await db
    .updateTable('waitingNotice')
    .set({ failingSince: now })
    .where('failingSince', 'is', null)
    .execute();
  await db.deleteFrom('waitingNotice').where('failingSince', '<=', givenUpBefore(now)).execute();
};

/** Makes every notice due. */
export const hurryNotices = async (db: Database): Promise<void> => {
  await db.updateTable('waitingNotice').set({ nextAt: 0 }).execute();
};
