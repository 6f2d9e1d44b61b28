import { readClub } from '../club/club';
import type { Database } from '../database/tables';

/**
 * Gives the assignments of the demo club the club's interval [AS-5]. They were made at the athlete's first screening,
 * or today. To be called when all runs are there.
 */
export const seedAssignments = async (db: Database, now: number): Promise<void> => {
  const { intervalWeeks } = await readClub(db);
  await db
    .updateTable('userScreening')
    .set(({ fn, selectFrom, val }) => ({
      intervalWeeks,
      assignedAt: fn.coalesce(
        selectFrom('screeningRun')
          .select(({ fn: { min } }) => min<number>('startedAt').as('first'))
          .whereRef('screeningRun.userId', '=', 'userScreening.userId'),
        val(now),
      ),
    }))
    .where('screeningId', 'is not', null)
    .execute();
};
