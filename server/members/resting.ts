import type { Viewer } from '../access/access';
import { beginRights, keepRights } from '../access/formerRights';
import { endAccountLinks } from '../account/endAccountLinks';
import type { Database } from '../database/tables';
import { endInvitation } from '../invitation/invitations';
import { endSignins } from '../journal/endSignins';
import type { Live } from '../live/live';
import { demandNotLastAdmin } from './admins';
import { demandManaged } from './memberRights';

/** Ends what an active account can do [MB-5]. To be called in a transaction, with a recheck of the live channel. */
export const beginRest = async (db: Database, memberId: number, now: number): Promise<void> => {
  await keepRights(db, { athleteId: memberId }, now);
  await db.updateTable('user').set({ isResting: 1 }).where('id', '=', memberId).execute();
  await endSignins(db, (column) => column('userId', '=', memberId));
  await endAccountLinks(db, memberId);
  await db.deleteFrom('recoveryToken').where('userId', '=', memberId).execute();
  await endInvitation(db, memberId);
};

/** Gives a resting member back what an active account can do, and their trainers the right to them [MB-5]. */
export const endRest = async (db: Database, memberId: number, now: number): Promise<void> => {
  const woken = await db
    .updateTable('user')
    .set({ isResting: 0 })
    .where('id', '=', memberId)
    .where('isResting', '=', 1)
    .returning(['id', 'guardianRestAt', 'guardianMissingSince'])
    .executeTakeFirst();
  if (!woken) return;
  await beginRights(db, memberId, now);
  if (woken.guardianRestAt === null) return;
  // Woken without the confirmation, the account has all its days anew [LV-3].
  const guardianMissingSince = woken.guardianMissingSince === null ? null : now;
  await db
    .updateTable('user')
    .set({ guardianRestAt: null, guardianSeenAt: null, guardianMissingSince })
    .where('id', '=', memberId)
    .execute();
};

/** Wakes a member whose account rests since a guardian's confirmation was missing [LV-3]. In a transaction. */
export const wakeConfirmed = async (db: Database, memberId: number, now: number): Promise<void> => {
  const member = await db
    .selectFrom('user')
    .select('guardianRestAt')
    .where('id', '=', memberId)
    .executeTakeFirst();
  if (member && member.guardianRestAt !== null) await endRest(db, memberId, now);
};

/**
 * Lets a member rest [MB-5]: every sign-in, live channel, invitation, and link that changes the account ends; the data
 * stays. Throws 403 when the viewer may not, and 409 for the last admin.
 */
export const restMember = (live: Live, viewer: Viewer, memberId: number, now: number): Promise<void> =>
  live.transaction(async (transaction, { recheck }) => {
    await demandNotLastAdmin(transaction, await demandManaged(transaction, viewer, memberId));
    await beginRest(transaction, memberId, now);
    recheck(memberId);
  });

/** Ends the rest of a member [MB-5], and their erasure that was to come [MB-7]. Throws 403 when the viewer may not. */
export const wakeMember = (db: Database, viewer: Viewer, memberId: number, now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await demandManaged(transaction, viewer, memberId);
    await transaction.deleteFrom('plannedErasure').where('userId', '=', memberId).execute();
    await endRest(transaction, memberId, now);
  });
