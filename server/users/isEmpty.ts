import type { Database } from '../database/tables';

/** Returns whether there are no users yet. */
export const isEmpty = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('user').select('id').limit(1).executeTakeFirst()) === undefined;
