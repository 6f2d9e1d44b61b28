import { nextOfErasure } from '../../src/domain/erasure';
import { guardedSince, guardianDays } from '../../src/domain/minors';
import { readClub } from '../club/club';
import type { Database } from '../database/tables';
import { beginRest } from '../members/resting';
import { yearOf } from '../system/time';

const oneDay = 24 * 60 * 60 * 1000;

/** Who is old enough to decide alone waits for no guardian any more. */
const leaveGrown = (db: Database, now: number) =>
  db
    .updateTable('user')
    .set({ guardianMissingSince: null, guardianSeenAt: null })
    .where('guardianMissingSince', 'is not', null)
    .where('birthYear', '<', guardedSince(yearOf(now)))
    .execute();

/**
 * Lets the accounts rest whose guardian had 14 days and did not confirm, where the club demands it: after two readings
 * of the clock a day apart [LV-3]. To be called in a transaction that tells with `recheck`.
 */
export const restUnconfirmed = async (
  db: Database,
  recheck: (userId: number) => void,
  now: number,
): Promise<void> => {
  await leaveGrown(db, now);
  if ((await readClub(db)).guardianDemand !== 'within14Days') return;
  const waiting = await db
    .selectFrom('user')
    .select(['id', 'guardianMissingSince', 'guardianSeenAt'])
    .where('guardianMissingSince', 'is not', null)
    .$narrowType<{ guardianMissingSince: number }>()
    .where('isResting', '=', 0)
    // Without an admin nobody could wake anybody.
    .where('authorities', 'not like', '%"ROLE_ADMIN"%')
    .execute();
  for (const { id, guardianMissingSince, guardianSeenAt } of waiting) {
    const dueAt = guardianMissingSince + guardianDays * oneDay;
    const next = nextOfErasure({ dueAt, seenDueAt: guardianSeenAt }, now);
    if (next === 'wait') continue;
    const member = db.updateTable('user').where('id', '=', id);
    if (next === 'erase') {
      await beginRest(db, id, now);
      await member.set({ guardianRestAt: now, guardianSeenAt: null }).execute();
      recheck(id);
    } else await member.set({ guardianSeenAt: next.seenDueAt }).execute();
  }
};
