import type { InvitedMember } from '../../src/contract/members';
import type { Viewer } from '../access/access';
import type { Database } from '../database/tables';
import { conflict } from '../http/errors';
import { printInvitation, queueInvitation } from '../invitation/invitations';
import { fullNameOf, hasAccount, stateOf } from '../users/memberUser';
import { demandManaged } from './memberRights';

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
    const member = await demandManaged(transaction, viewer, memberId);
    const name = fullNameOf(member);
    if (stateOf(member) === 'resting')
      throw conflict(`Das Konto von ${name} ist stillgelegt. Aktiviere es zuerst wieder.`);
    if (hasAccount(member)) throw conflict(`${name} hat schon ein Konto.`);
    const inviting = { userId: memberId, invitedBy: viewer.id, now };
    if (member.email === null) return printInvitation(transaction, inviting);
    await queueInvitation(transaction, inviting);
    return null;
  });
