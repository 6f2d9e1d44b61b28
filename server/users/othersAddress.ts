import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';

/**
 * Throws 422 for an address of the member's own account, or one that is to become it: nobody confirms their own consent
 * as a guardian [LV-3]. `email` is as it is stored.
 */
export const demandOthersAddress = async (db: Database, userId: number, email: string): Promise<void> => {
  const own = await db
    .selectFrom('user')
    .leftJoin('verificationToken', 'verificationToken.userId', 'user.id')
    .select('user.id')
    .where('user.id', '=', userId)
    .where(({ or, eb }) => or([eb('user.email', '=', email), eb('verificationToken.email', '=', email)]))
    .executeTakeFirst();
  if (!own) return;
  throw unprocessable(
    'Diese Adresse gehört schon zum Konto. Für die Bestätigung braucht es eine andere, die der sorgeberechtigten Person.',
  );
};
