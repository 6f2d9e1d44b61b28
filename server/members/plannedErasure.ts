import type { MemberErasure } from '../../src/contract/members';
import { erasureName, isErasureName, nextOfErasure, type WaitingErasure } from '../../src/domain/erasure';
import type { Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { erasePerson } from '../erasure/erasePerson';
import { unprocessable } from '../http/errors';
import type { Live } from '../live/live';
import type { MemberUser } from '../users/memberUser';
import { demandNotLastAdmin } from './admins';
import { demandManaged } from './memberRights';
import { beginRest, endRest } from './resting';

/** Throws 422 unless the name was typed that stands for the member. */
export const demandErasureName = (typed: string, member: MemberUser): void => {
  if (isErasureName(typed, member)) return;
  const what = member.username === null ? 'der Name' : 'der Benutzername';
  throw unprocessable(`Das ist nicht ${what}. Zum Löschen tipp bitte „${erasureName(member)}“ ein.`);
};

/**
 * Lets a member rest, and notes that they are erased after `erasureDays` [MB-7, CS-5]. Returns false, and changes
 * nothing, where that is noted already. To be called in a transaction, with a recheck of the live channel.
 */
export const beginErasure = async (
  db: Database,
  wanted: { userId: number; plannedBy: number; reason: string },
  now: number,
): Promise<boolean> => {
  const begun = nextOfErasure({ dueAt: null, seenDueAt: null }, now);
  if (typeof begun === 'string') return false;
  const planned = await db
    .insertInto('plannedErasure')
    .values({ ...wanted, ...begun })
    .onConflict((conflict) => conflict.doNothing())
    .returning('userId')
    .executeTakeFirst();
  if (!planned) return false;
  await beginRest(db, wanted.userId, now);
  return true;
};

/**
 * Lets a member rest, and notes that they are erased after `erasureDays` [MB-7]. Asked again, it changes nothing.
 * Throws 403 when the viewer may not, 409 for the last admin, and 422 when another name was typed.
 */
export const planErasure = (
  live: Live,
  viewer: Viewer,
  memberId: number,
  { erasure: { name, reason }, now }: { erasure: MemberErasure; now: number },
): Promise<void> =>
  live.transaction(async (transaction, { recheck }) => {
    const member = await demandManaged(transaction, viewer, memberId);
    demandErasureName(name, member);
    await demandNotLastAdmin(transaction, member);
    const wanted = { userId: memberId, plannedBy: viewer.id, reason };
    if (await beginErasure(transaction, wanted, now)) recheck(memberId);
  });

/** Stops the erasure of a member, who wakes with that [MB-7]. Without one, nothing changes. Throws 403. */
export const stopErasure = (db: Database, viewer: Viewer, memberId: number, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await demandManaged(transaction, viewer, memberId);
    const stopped = await transaction
      .deleteFrom('plannedErasure')
      .where('userId', '=', memberId)
      .returning('userId')
      .executeTakeFirst();
    if (!stopped) return;
    await endRest(transaction, memberId, now);
  });

/** A planned erasure for which there is something to do, and what. */
interface Due {
  userId: number;
  next: 'erase' | WaitingErasure;
}

/** Returns the planned erasures for which there is something to do now. */
export const findDueErasures = async (db: Database, now: number): Promise<Due[]> => {
  const planned = await db.selectFrom('plannedErasure').select(['userId', 'dueAt', 'seenDueAt']).execute();
  return planned.flatMap(({ userId, ...waiting }) => {
    const next = nextOfErasure(waiting, now);
    return next === 'wait' ? [] : [{ userId, next }];
  });
};

/**
 * Goes on with the planned erasures. One that was stopped meanwhile is left. Returns who was erased, as they were.
 */
export const goOnWithErasures = (live: Live, now: number): Promise<MemberUser[]> =>
  live.transaction(async (transaction, { recheck }) => {
    const erased: MemberUser[] = [];
    for (const { userId, next } of await findDueErasures(transaction, now)) {
      if (next === 'erase') {
        const person = await erasePerson(transaction, userId);
        if (person) erased.push(person);
        recheck(userId);
      } else await transaction.updateTable('plannedErasure').set(next).where('userId', '=', userId).execute();
    }
    return erased;
  });
