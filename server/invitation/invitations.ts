import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength, normaliseCode } from '../../src/contract/invitation';
import type { Database } from '../database/tables';
import { createToken, hashToken } from '../session/tokens';

/** How long an invitation is good, in milliseconds: 30 days [MB-2]. */
export const invitationLifetime = 30 * 24 * 60 * 60 * 1000;

/** Returns a code that can be read from paper and typed [MB-4, MB-8]. */
export const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join('');

/** What is stored of a code, however it is typed. */
export const hashCode = (code: string): string => hashToken(normaliseCode(code));

const replaceInvitation = async (
  db: Database,
  userId: number,
  now: number,
  secrets: { tokenHash: string | null; codeHash: string | null; mail: 'none' | 'waiting' },
): Promise<void> => {
  await deleteInvitation(db, userId);
  const endsAt = now + invitationLifetime;
  await db
    .insertInto('invitation')
    .values({ userId, endsAt, usedAt: null, answerHash: null, ...secrets })
    .execute();
  await db.updateTable('user').set({ invitedAt: now }).where('id', '=', userId).execute();
};

/** Ends the invitation of a member, if there is one. */
export const deleteInvitation = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('invitation').where('userId', '=', userId).execute();
};

/** Makes an invitation whose mail waits, in place of a former one. The link's token is made when the mail is sent. */
export const inviteByMail = (db: Database, userId: number, now: number): Promise<void> =>
  replaceInvitation(db, userId, now, { tokenHash: null, codeHash: null, mail: 'waiting' });

/** Makes an invitation for the sheet, in place of a former one, and returns its secrets, which are not stored. */
export const inviteOnPaper = async (db: Database, userId: number, now: number) => {
  const [token, code] = [createToken(), createCode()];
  const hashes = { tokenHash: hashToken(token), codeHash: hashCode(code) };
  await replaceInvitation(db, userId, now, { ...hashes, mail: 'none' });
  return { token, code, endsAt: new Date(now + invitationLifetime).toISOString() };
};

/** Returns the invitation with that token or code and its member, also when it was used; undefined for resting members. */
export const findInvitation = (db: Database, tokenOrCode: string, now: number) =>
  db
    .selectFrom('invitation')
    .innerJoin('user', 'user.id', 'invitation.userId')
    .select(['userId', 'firstName', 'birthYear', 'authorities', 'mail', 'usedAt', 'answerHash', 'username'])
    .where((is) =>
      is.or([is('tokenHash', '=', hashToken(tokenOrCode)), is('codeHash', '=', hashCode(tokenOrCode))]),
    )
    .where('isResting', '=', 0)
    .where('endsAt', '>', now)
    .executeTakeFirst();

export type FoundInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;
