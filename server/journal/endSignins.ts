import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Database, Tables } from '../database/tables';
import { hashToken } from '../secrets/tokens';
import { noteEndedTokens } from './noteEndedTokens';

type Condition = (
  column: ExpressionBuilder<Tables, 'authToken'>,
) => ExpressionWrapper<Tables, 'authToken', SqlBool>;

/**
 * Ends the sign-ins that fit, for ever: they are noted among the erasures, so that a restored backup brings none of
 * them back [ON-6]. Nothing else may delete a sign-in before it expires. To be called in a transaction. Returns how
 * many ended.
 */
export const endSignins = async (db: Database, which: Condition): Promise<number> => {
  const ended = await db.deleteFrom('authToken').where(which).returning(['tokenHash', 'userId']).execute();
  await noteEndedTokens(db, ended);
  return ended.length;
};

/**
 * Returns why there is no sign-in with this token any more: it was ended on purpose, also before a backup was restored
 * [CO-27, ON-6], or who had it was erased [MB-7]. Null when nothing of it is known.
 */
export const findEnding = async (
  db: Database,
  token: string | undefined,
): Promise<'ended' | 'erased' | null> => {
  if (token === undefined) return null;
  const noted = await db
    .selectFrom('erasure as ended')
    .leftJoin('erasure as person', 'person.personId', 'ended.userId')
    .select('person.personId')
    .where('ended.tokenHash', '=', hashToken(token))
    .executeTakeFirst();
  if (!noted) return null;
  return noted.personId === null ? 'ended' : 'erased';
};
