import type { Database } from '../database/tables';
import { conflict } from '../http/errors';
import { fullNameOf, hasAccount, hasRole, type MemberUser } from '../users/memberUser';

/** Throws 409 when this is the last admin who can sign in: nobody would look after the club then [MB-5]. */
export const demandNotLastAdmin = async (db: Database, member: MemberUser): Promise<void> => {
  if (!hasRole(member, 'ROLE_ADMIN') || !hasAccount(member) || member.isResting === 1) return;
  const other = await db
    .selectFrom('user')
    .select('id')
    .where('authorities', 'like', '%"ROLE_ADMIN"%')
    .where('passwordHash', 'is not', null)
    .where('isResting', '=', 0)
    .where('id', '!=', member.id)
    .executeTakeFirst();
  if (other) return;
  const name = fullNameOf(member);
  throw conflict(`Nur ${name} verwaltet den Verein. Bitte gib diese Rolle zuerst noch jemandem mit Konto.`);
};
