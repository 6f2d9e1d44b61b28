import type { Database } from '../database/tables';
import type { ConsentTable } from '../database/tables/consents';

type Given = Pick<ConsentTable, 'userId' | 'what' | 'how' | 'at'> & { guardianEmail: string | null };

const isDemanded = async (db: Database): Promise<boolean> =>
  (await db
    .selectFrom('club')
    .select('guardianDemand')
    .where('guardianDemand', '!=', 'none')
    .executeTakeFirst()) !== undefined;

/** Lets the mail wait that asks a guardian about a consent, at this address from now on. In a transaction. */
export const queueQuestion = async (
  db: Database,
  { userId, consentId, email }: { userId: number; consentId: number; email: string },
): Promise<void> => {
  const waiting = {
    email,
    tokenHash: null,
    mail: 'waiting',
    failingSince: null,
    tries: 0,
    nextAt: 0,
  } as const;
  await db
    .insertInto('guardianQuestion')
    .values({ userId, consentId, ...waiting })
    .onConflict((conflict) => conflict.column('consentId').doUpdateSet(waiting))
    .execute();
};

/**
 * Asks the guardian who gave an address to confirm a consent that was just added, and notes since when the confirmation
 * is missing: also without an address where the club demands it. Any other consent needs none [LV-3]. To be called in a
 * transaction.
 */
export const askGuardian = async (
  db: Database,
  consentId: number,
  { userId, what, how, at, guardianEmail: email }: Given,
): Promise<void> => {
  // What still waits asks about a consent that is over.
  await db
    .updateTable('guardianQuestion')
    .set({ mail: 'none' })
    .where('userId', '=', userId)
    .where('mail', '=', 'waiting')
    .execute();
  const isGuarded = what === 'agreed' && how === 'guardian';
  if (isGuarded && email !== null) await queueQuestion(db, { userId, consentId, email });
  const isMissing = isGuarded && (email !== null || (await isDemanded(db)));
  await db
    .updateTable('user')
    .set({ guardianMissingSince: isMissing ? at : null, guardianSeenAt: null })
    .where('id', '=', userId)
    .execute();
};
