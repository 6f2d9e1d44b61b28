import type { Database } from '../database/tables';
import { queueQuestion } from '../users/askGuardian';
import { findLastGiven } from './question';

const findAsked = async (db: Database, userId: number) => {
  const given = await findLastGiven(db, userId);
  return (
    given &&
    (await db
      .selectFrom('guardianQuestion')
      .select(['consentId', 'email'])
      .where('consentId', '=', given.id)
      .where('confirmedAt', 'is', null)
      .executeTakeFirst())
  );
};

/** Returns where the question about a member's last consent goes; null where nobody is asked by mail. */
export const findAskedAddress = async (db: Database, userId: number): Promise<string | null> =>
  (await findAsked(db, userId))?.email ?? null;

/**
 * Lets the question about a member's last consent be mailed once more; its link before ends. To be called in a
 * transaction. Returns false when nobody was asked, or they have confirmed.
 */
export const repeatQuestion = async (db: Database, userId: number): Promise<boolean> => {
  const asked = await findAsked(db, userId);
  if (asked) await queueQuestion(db, { userId, ...asked });
  return asked !== undefined;
};
