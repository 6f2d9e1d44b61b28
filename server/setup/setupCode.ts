import type { Database } from '../database/tables';
import { createCode, hashCode } from '../invitation/invitations';

/** Makes a new code for the set-up link, in place of a former one [CL-1]. */
export const createSetupCode = async (db: Database): Promise<string> => {
  const code = createCode();
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('setupCode').execute();
    await transaction
      .insertInto('setupCode')
      .values({ codeHash: hashCode(code), usedAt: null })
      .execute();
  });
  return code;
};

/** Returns when the code was used, null if it was not, or undefined when it is unknown. */
export const findSetupCode = async (
  db: Database,
  code: string,
): Promise<{ usedAt: number | null } | undefined> =>
  db.selectFrom('setupCode').select('usedAt').where('codeHash', '=', hashCode(code)).executeTakeFirst();
