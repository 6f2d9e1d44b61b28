import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database/tables';
import type { Attempts, Window } from './attempts';

/**
 * Counts attempts in the database, for all processes together. Nobody can read there who tried. `name` tells limits
 * apart. Each is one statement that takes no lock but that of its row: however often somebody tries, nobody who writes
 * waits.
 */
export const countSharedAttempts = (
  db: Database,
  name: string,
  { now, windowLength, maxAttempts }: Window,
): Attempts => {
  const keyOf = (tried: string) => createHash('sha256').update(`${name} ${tried}`).digest('base64url');

  const forgetOld = () => sql`delete from "attempt" where "endsAt" <= ${now()}`.execute(db);

  /** Returns how many attempts there are in the window then, or undefined when there are enough. */
  const count = async (key: string): Promise<number | undefined> => {
    const time = now();
    // Also over is a window that ends later than a new one: it was opened before the clock was set back.
    const isOver = sql`(known."endsAt" <= ${time} or known."endsAt" > excluded."endsAt")`;
    const { rows } = await sql<{ attempts: number }>`
      insert into "attempt" as known ("key", "attempts", "endsAt") values (${key}, 1, ${time + windowLength})
      on conflict ("key") do update set
        "attempts" = case when ${isOver} then 1 else known."attempts" + 1 end,
        "endsAt" = case when ${isOver} then excluded."endsAt" else known."endsAt" end
      where ${isOver} or known."attempts" < ${maxAttempts}
      returning "attempts"`.execute(db);
    return rows[0]?.attempts;
  };

  return {
    add: async (tried) => {
      const key = keyOf(tried);
      const attempts = await count(key);
      if (attempts === 1) await forgetOld();
      if (attempts !== undefined) return null;
      const window = await db
        .selectFrom('attempt')
        .select('endsAt')
        .where('key', '=', key)
        .executeTakeFirst();
      return window?.endsAt ?? now();
    },
    takeBack: async (tried) => {
      await sql`update "attempt" set "attempts" = "attempts" - 1 where "key" = ${keyOf(tried)}`.execute(db);
    },
  };
};
