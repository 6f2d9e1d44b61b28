import type { Database } from '../database/tables';

/** The hash of a token that ended, and whose it was. A link that was never sent has no hash. */
interface Ended {
  tokenHash: string | null;
  userId: number;
}

/** Notes tokens that ended on purpose, so that they can say so, also after a restore [ON-6]. In a transaction. */
export const noteEndedTokens = async (db: Database, ended: readonly Ended[]): Promise<void> => {
  const known = ended.filter(({ tokenHash }) => tokenHash !== null);
  if (known.length === 0) return;
  await db
    .insertInto('erasure')
    .values(known)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
