import { randomInt } from 'node:crypto';
import { codeAlphabet, codeLength, normaliseCode } from '../../src/contract/invitation';
import type { Database } from '../database/tables';
import { hashToken } from '../secrets/tokens';
import { isEmpty } from '../users/isEmpty';

/** How long a used code takes the same set-up again, in milliseconds [CL-1]. */
export const setupReplayTime = 10 * 60 * 1000;

const createCode = (): string =>
  Array.from({ length: codeLength }, () => codeAlphabet.charAt(randomInt(codeAlphabet.length))).join('');

const hashCode = (typed: string): string => hashToken(normaliseCode(typed));

/** Makes the code of a server without users, in place of an earlier one [CL-1]. */
export const renewSetupCode = (db: Database): Promise<string> =>
  db.transaction().execute(async (transaction) => {
    const code = createCode();
    await transaction.deleteFrom('setupCode').execute();
    await transaction
      .insertInto('setupCode')
      .values({ codeHash: hashCode(code) })
      .execute();
    return code;
  });

/** Returns whether the club can begin with that code: it is the last one, and there are no users yet. */
export const isSetupOpen = async (db: Database, typed: string): Promise<boolean> => {
  const row = await db
    .selectFrom('setupCode')
    .select('codeHash')
    .where('codeHash', '=', hashCode(typed))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined && isEmpty(db);
};

/**
 * Uses the code. Returns false when the club cannot begin with it; so of two calls at once one wins. In a transaction.
 */
export const spendSetupCode = async (db: Database, typed: string, now: number): Promise<boolean> => {
  if (!(await isSetupOpen(db, typed))) return false;
  await db.updateTable('setupCode').set({ usedAt: now }).where('codeHash', '=', hashCode(typed)).execute();
  return true;
};

/** Returns whether the club began with that code during `setupReplayTime`. */
export const hasJustBegun = async (db: Database, typed: string, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('setupCode')
    .select('codeHash')
    .where('codeHash', '=', hashCode(typed))
    .where('usedAt', '>', now - setupReplayTime)
    .executeTakeFirst();
  return row !== undefined;
};
