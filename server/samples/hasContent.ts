import type { Database } from '../database/tables';

/** Returns whether a club has screenings or exercises. */
export const hasContent = async (db: Database): Promise<boolean> => {
  for (const table of ['screening', 'exercise'] as const) {
    const row = await db
      .selectFrom(table)
      .select(({ lit }) => lit(1).as('one'))
      .limit(1)
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
};
