import type { MemberWithdrawal, Withdrawal } from '../../src/contract/withdrawal';
import type { Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { withdraw } from '../erasure/withdraw';
import { keptForDemo } from '../http/errors';
import type { Live } from '../live/live';
import { demandNotLastAdmin } from '../members/admins';
import { demandManaged } from '../members/memberRights';
import { beginErasure } from '../members/plannedErasure';
import type { IsOffered } from '../users/isOffered';
import type { MemberUser } from '../users/memberUser';

export interface WithdrawalDependencies {
  live: Live;
  isOffered: IsOffered;
}

/** Who withdraws what for whom, why, and when, in milliseconds. A guardian has no id. */
interface Wanted extends Withdrawal {
  by: number | null;
  reason: string;
  now: number;
}

/** Withdraws in a transaction that tells with `recheck`. See `withdrawMine`. */
const withdrawOf = async (
  db: Database,
  recheck: (userId: number) => void,
  member: MemberUser,
  { what, by, reason, now }: Wanted,
): Promise<void> => {
  const isOwn = by === member.id;
  if (what === 'all') await demandNotLastAdmin(db, member);
  const how = isOwn ? 'self' : by === null ? 'guardian' : 'office';
  const said = { how, enteredBy: by, reason: isOwn ? null : reason } as const;
  const isNew = await withdraw(db, { userId: member.id, what, at: now, ...said });
  if (!isNew || what === 'pain') return;
  if (await beginErasure(db, { userId: member.id, plannedBy: by ?? member.id, reason }, now))
    recheck(member.id);
};

/**
 * Withdraws the viewer's consent [CS-5]: about pain, whose entries are erased; or all, with which the account rests at
 * once and is erased after `erasureDays`. Repeated, it changes nothing. Throws 409 for the last admin, and of all for
 * an account that a demo offers.
 */
export const withdrawMine = (
  { live, isOffered }: WithdrawalDependencies,
  { id }: Pick<Viewer, 'id'>,
  { what }: Withdrawal,
  now: number,
): Promise<void> =>
  live.transaction(async (transaction, { recheck }) => {
    const member = await transaction
      .selectFrom('user')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (what === 'all' && (await isOffered(transaction, member.username))) throw keptForDemo();
    await withdrawOf(transaction, recheck, member, {
      what,
      by: id,
      reason: 'Einwilligung zurückgenommen',
      now,
    });
  });

/**
 * Withdraws a member's consent for them [CS-5, LV-4]. Throws 403 when the viewer may not, and 409 for the last admin.
 */
export const withdrawFor = (
  live: Live,
  viewer: Viewer,
  memberId: number,
  { withdrawal, now }: { withdrawal: MemberWithdrawal; now: number },
): Promise<void> =>
  live.transaction(async (transaction, { recheck }) => {
    const member = await demandManaged(transaction, viewer, memberId);
    await withdrawOf(transaction, recheck, member, { ...withdrawal, by: viewer.id, now });
  });

/**
 * Withdraws a member's consent as their guardian, who has the link of a mail [CS-5, LV-3]. To be called in a
 * transaction that tells with `recheck`. Throws 409 for the last admin, and of all for an account that a demo offers.
 */
export const withdrawAsGuardian =
  (isOffered: IsOffered) =>
  async (
    db: Database,
    recheck: (userId: number) => void,
    member: MemberUser,
    { what, now }: { what: Withdrawal['what']; now: number },
  ): Promise<void> => {
    if (what === 'all' && (await isOffered(db, member.username))) throw keptForDemo();
    const reason = 'Von der sorgeberechtigten Person zurückgenommen, über den Link ihrer E-Mail';
    await withdrawOf(db, recheck, member, { what, by: null, reason, now });
  };
