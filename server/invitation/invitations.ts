import type { InvitedMember } from '../../src/contract/members';
import type { Database } from '../database/tables';
import type { InvitationTable } from '../database/tables/people';
import { createCode, hashSecret } from '../secrets/codes';
import { createToken, hashToken } from '../secrets/tokens';

/** How long an invitation is good, in milliseconds: 30 days [MB-2]. */
export const invitationLifetime = 30 * 24 * 60 * 60 * 1000;

/** Who is invited by whom, and when in milliseconds since 1970. */
interface Inviting {
  userId: number;
  invitedBy: number;
  now: number;
}

type Secrets = Pick<InvitationTable, 'tokenHash' | 'codeHash' | 'mail'>;

/** Stores an invitation in place of an earlier one [MB-2]. */
const storeInvitation = async (db: Database, { userId, invitedBy, now }: Inviting, secrets: Secrets) => {
  const endsAt = now + invitationLifetime;
  await endInvitation(db, userId);
  await db
    .insertInto('invitation')
    .values({ userId, invitedBy, endsAt, usedAt: null, answerHash: null, ...secrets })
    .execute();
  await db.updateTable('user').set({ invitedAt: now }).where('id', '=', userId).execute();
  return endsAt;
};

/** Invites a member by mail; `createMailing` sends it. To be called in a transaction. */
export const queueInvitation = async (db: Database, inviting: Inviting): Promise<void> => {
  await storeInvitation(db, inviting, { tokenHash: null, codeHash: null, mail: 'waiting' });
};

/** Invites a member by what the sheet prints [MB-2, MB-4]. To be called in a transaction. */
export const printInvitation = async (
  db: Database,
  inviting: Inviting,
): Promise<NonNullable<InvitedMember['invitation']>> => {
  const [token, code] = [createToken(), createCode()];
  const secrets = { tokenHash: hashToken(token), codeHash: hashSecret(code), mail: 'none' as const };
  const endsAt = await storeInvitation(db, inviting, secrets);
  return { token, code, endsAt: new Date(endsAt).toISOString() };
};

/** Ends the invitation of a member, if there is one. */
export const endInvitation = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('invitation').where('userId', '=', userId).execute();
};

/** Returns the invitation with that token or short code, and its member; undefined when no invitation has it. */
export const findInvitation = (db: Database, tokenOrCode: string) => {
  const hash = hashSecret(tokenOrCode);
  return db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.userId')
    .selectAll('user')
    .select(['invitation.endsAt', 'invitation.usedAt', 'invitation.answerHash'])
    .where(({ or, eb }) => or([eb('tokenHash', '=', hash), eb('codeHash', '=', hash)]))
    .where('user.isResting', '=', 0)
    .executeTakeFirst();
};

/** An invitation with its member. */
export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

/** Whether an invitation can be accepted: it was not used, and has not expired [MB-2]. */
export const isOpen = (
  { usedAt, endsAt }: Pick<FoundInvitation, 'usedAt' | 'endsAt'>,
  now: number,
): boolean => usedAt === null && endsAt > now;
