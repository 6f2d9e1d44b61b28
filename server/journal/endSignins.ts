import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database, Tables } from '../database/tables';
import { hashToken } from '../secrets/tokens';

type Condition = (
  column: ExpressionBuilder<Tables, 'authToken'>,
) => ExpressionWrapper<Tables, 'authToken', SqlBool>;

/**
 * Ends the sign-ins that fit, for ever: they are noted among the erasures, so that a restored backup brings none of
 * them back [ON-6]. Nothing else may delete a sign-in before it expires. To be called in a transaction. Returns how
 * many ended.
 */
export const endSignins = async (db: Database, which: Condition): Promise<number> => {
  const ended = await db.deleteFrom('authToken').where(which).returning('tokenHash').execute();
  if (ended.length === 0) return 0;
  await db
    .insertInto('erasure')
    .values(ended)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return ended.length;
};

/**
 * Returns whether the sign-in with this token was ended on purpose, also before a backup was restored [CO-27, ON-6].
 */
export const wasEnded = async (db: Database, token: string | undefined): Promise<boolean> => {
  if (token === undefined) return false;
  const noted = await db
    .selectFrom('erasure')
    .select('id')
    .where('tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  return noted !== undefined;
};
