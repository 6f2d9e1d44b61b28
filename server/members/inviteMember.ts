import type { InvitedMember } from '../../src/contract/members';
import type { Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { conflict } from '../http/errors';
import { printInvitation, queueInvitation } from '../invitation/invitations';
import { fullNameOf, hasAccount, stateOf } from '../users/memberUser';
import { demandManaged } from './memberRights';

/** Throws 403 when the viewer may not invite, and 409 when the member has an account or rests. Returns the address. */
const demandInvitable = async (db: Database, viewer: Viewer, memberId: number): Promise<string | null> => {
  const member = await demandManaged(db, viewer, memberId);
  const name = fullNameOf(member);
  if (stateOf(member) === 'resting')
    throw conflict(`Das Konto von ${name} ist stillgelegt. Aktiviere es zuerst wieder.`);
  if (hasAccount(member)) throw conflict(`${name} hat schon ein Konto.`);
  return member.email;
};

/**
 * Invites a member anew [MB-2]: by mail, or for the sheet where there is no address. Returns what the sheet prints, or
 * null for a mail. Throws 403 when the viewer may not, and 409 when the member has an account or rests.
 */
export const inviteMember = (
  db: Database,
  viewer: Viewer,
  memberId: number,
  now: number,
): Promise<InvitedMember['invitation']> =>
  db.transaction().execute(async (transaction) => {
    const email = await demandInvitable(transaction, viewer, memberId);
    const inviting = { userId: memberId, invitedBy: viewer.id, now };
    if (email === null) return printInvitation(transaction, inviting);
    await queueInvitation(transaction, inviting);
    return null;
  });

/**
 * Queues the mails of several invitations, all or none [MB-18]. Who has come in meanwhile, or has no address any more,
 * is left as they are. Throws 403 when one of them is not the viewer's.
 */
export const inviteMembers = (
  db: Database,
  viewer: Viewer,
  memberIds: readonly number[],
  now: number,
): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    for (const userId of new Set(memberIds)) {
      const member = await demandManaged(transaction, viewer, userId);
      if (member.email === null || stateOf(member) !== 'invited' || hasAccount(member)) continue;
      await queueInvitation(transaction, { userId, invitedBy: viewer.id, now });
    }
  });
