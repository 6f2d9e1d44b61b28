import type { ExpressionBuilder } from 'kysely';
import { hasClockJumped, keepingLimit, nextOfKeeping } from '../../src/domain/keeping';
import { readClub } from '../club/club';
import type { Database, Tables } from '../database/tables';
import { erasePerson } from '../erasure/erasePerson';
import type { Live } from '../live/live';
import type { MemberUser } from '../users/memberUser';
import { restUnconfirmed } from './guardians';
import { findKeptMembers } from './members';

/** How often the clock is read, in milliseconds: several times a day. */
const readEvery = 60 * 60 * 1000;

const readClock = async (db: Database): Promise<number | null> => {
  const row = await db.selectFrom('instance').select('clockReadAt').executeTakeFirst();
  return row?.clockReadAt ?? null;
};

/** Whether the clock is to be read. A clock that was set back is read at once. */
export const isReadingDue = async (db: Database, now: number): Promise<boolean> => {
  const readAt = await readClock(db);
  return readAt === null || now < readAt || now - readAt >= readEvery;
};

const hasSeen = ({ or, eb }: ExpressionBuilder<Tables, 'user'>) =>
  or([eb('seenForgetAt', 'is not', null), eb('guardianSeenAt', 'is not', null)]);

/** What was seen before the clock jumped counts no more. */
const forgetSeen = (db: Database) =>
  db.updateTable('user').set({ seenForgetAt: null, guardianSeenAt: null }).where(hasSeen).execute();

/**
 * Reads the clock, and goes on with the members without activity for longer than the club keeps data: it announces
 * their erasure, takes that back, or erases them [CL-4]; and with those whose guardian does not confirm [LV-3].
 * After a jump of the clock it only notes the time. Returns who was erased, as they were.
 */
export const goOnForgetting = (
  live: Live,
  { now, lastBackupAt }: { now: number; lastBackupAt: number | null },
): Promise<MemberUser[]> =>
  live.transaction(async (transaction, { recheck }) => {
    const readBefore = await readClock(transaction);
    await transaction.updateTable('instance').set({ clockReadAt: now }).execute();
    if (hasClockJumped(readBefore, now)) {
      await forgetSeen(transaction);
      return [];
    }
    await restUnconfirmed(transaction, recheck, now);
    const { keepMonths } = await readClub(transaction);
    const moment = { now, limit: keepingLimit(now, keepMonths), lastBackupAt };
    const erased: MemberUser[] = [];
    for (const { id, ...member } of await findKeptMembers(transaction)) {
      const next = nextOfKeeping(member, moment);
      if (next === 'wait') continue;
      if (next === 'erase') {
        const person = await erasePerson(transaction, id);
        if (person) erased.push(person);
        recheck(id);
      } else await transaction.updateTable('user').set(next).where('id', '=', id).execute();
    }
    return erased;
  });
