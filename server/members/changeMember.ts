import type { MemberChange } from '../../src/contract/members';
import type { Authority } from '../../src/contract/schemas';
import { isAdmin, type Viewer } from '../access/access';
import { endAccountLinks } from '../account/endAccountLinks';
import { type NewEmail, storeNewEmail } from '../account/newEmail';
import { endVerification } from '../account/verification';
import type { Database } from '../database/tables';
import { conflict, forbidden } from '../http/errors';
import { endInvitation, queueInvitation } from '../invitation/invitations';
import { ensureUserScreening } from '../screening/userScreening';
import { fullNameOf, hasAccount, type MemberUser, rolesOf, stateOf } from '../users/memberUser';
import { demandNotLastAdmin } from './admins';
import { checkedEmail, demandPossibleBirthYear } from './memberFields';
import { demandManaged } from './memberRights';
import { birthYearForAdmins } from './refusals';

/** Who changes whom, and when. */
interface Change {
  viewer: Viewer;
  member: MemberUser;
  now: number;
}

/**
 * Stores another address. That of an account is for its owner to change [AC-1], or for an admin where the owner cannot,
 * and counts once its link was opened. Links that went to the former address end, and a member without an account is
 * invited at the new one. Returns what is to be mailed to the address of an account.
 */
const changeEmail = async (
  db: Database,
  { viewer, member, now }: Change,
  email: string | null,
): Promise<NewEmail | undefined> => {
  if (email === member.email) return undefined;
  if (hasAccount(member) && member.email !== null && !isAdmin(viewer)) {
    throw conflict(
      `Die E-Mail-Adresse ändert ${fullNameOf(member)} selbst, unter „Mein Konto“. Das geht hier nicht.`,
    );
  }
  await endAccountLinks(db, member.id);
  if (hasAccount(member) && email !== null) return storeNewEmail(db, { userId: member.id, email, now });
  await db.updateTable('user').set({ email }).where('id', '=', member.id).execute();
  await endVerification(db, member.id);
  if (email === null || stateOf(member) !== 'invited') await endInvitation(db, member.id);
  else await queueInvitation(db, { userId: member.id, invitedBy: viewer.id, now });
  return undefined;
};

/** Throws 409 while something rests on a role that the member is to lose. */
const demandDispensable = async (db: Database, member: MemberUser, lost: readonly Authority[]) => {
  const isLinkedAs = async (column: 'trainerId' | 'athleteId') =>
    (await db
      .selectFrom('trainerAthlete')
      .select(column)
      .where(column, '=', member.id)
      .executeTakeFirst()) !== undefined;
  if (lost.includes('ROLE_ADMIN')) await demandNotLastAdmin(db, member);
  if (lost.includes('ROLE_TRAINER') && (await isLinkedAs('trainerId'))) {
    throw conflict(`${fullNameOf(member)} hat noch Athleten. Bitte übergib sie zuerst.`);
  }
  if (lost.includes('ROLE_ATHLETE') && (await isLinkedAs('athleteId'))) {
    throw conflict(`${fullNameOf(member)} hat noch einen Trainer. Bitte trag ihn zuerst aus.`);
  }
};

/** Stores other roles, which are for admins [MB-2]. */
const changeRoles = async (db: Database, { viewer, member }: Change, wanted: readonly Authority[]) => {
  const [former, roles] = [rolesOf(member), [...new Set(wanted)]];
  const lost = former.filter((role) => !roles.includes(role));
  if (lost.length === 0 && roles.length === former.length) return;
  if (!isAdmin(viewer)) throw forbidden();
  await demandDispensable(db, member, lost);
  await db
    .updateTable('user')
    .set({ authorities: JSON.stringify(roles) })
    .where('id', '=', member.id)
    .execute();
  if (roles.includes('ROLE_ATHLETE')) await ensureUserScreening(db, member.id);
};

/**
 * A stored birth year is for admins: it decides who reads along with an athlete, which may be the trainer's own
 * conversation [CS-3]. Throws 403.
 */
const demandMayChangeBirthYear = (viewer: Viewer, member: MemberUser, birthYear: number | null): void => {
  if (member.birthYear === null || member.birthYear === birthYear || isAdmin(viewer)) return;
  throw birthYearForAdmins();
};

/**
 * Changes a member [MB-1, MB-2]. Returns the new address that is to be verified by mail, if any. Throws 403 when the
 * viewer may not, 409 when the address is for its owner to change or something rests on a role, and 422 for what cannot
 * be.
 */
export const changeMember = (
  db: Database,
  viewer: Viewer,
  memberId: number,
  { fields, now }: { fields: MemberChange; now: number },
): Promise<NewEmail | undefined> =>
  db.transaction().execute(async (transaction) => {
    const member = await demandManaged(transaction, viewer, memberId);
    const { email, roles, ...plain } = fields;
    if (plain.birthYear !== undefined) {
      demandMayChangeBirthYear(viewer, member, plain.birthYear);
      demandPossibleBirthYear(plain.birthYear, now);
    }
    if (Object.keys(plain).length > 0) {
      await transaction.updateTable('user').set(plain).where('id', '=', memberId).execute();
    }
    const change = { viewer, member, now };
    if (roles !== undefined) await changeRoles(transaction, change, roles);
    return email === undefined ? undefined : changeEmail(transaction, change, checkedEmail(email));
  });
