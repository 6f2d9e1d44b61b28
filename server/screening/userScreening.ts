import type { Database } from '../database/tables';

/** Gives an athlete the row of their screening, of which none is assigned yet [AS-1]. One that is there stays. */
export const ensureUserScreening = async (db: Database, userId: number): Promise<void> => {
  const present = await db
    .selectFrom('userScreening')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!present) await db.insertInto('userScreening').values({ userId, screeningId: null }).execute();
};
