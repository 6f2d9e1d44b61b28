import type { Database } from '../database/tables';
import { forgetNewEmail } from './newEmail';

/**
 * Ends every link and code that was not used and could change the account of a user: those that set a password, and
 * those to a new address. Belongs into the transaction of each change of password, of address, or of state: what
 * somebody asked for before must not undo it [AC-1].
 */
export const endAccountLinks = async (db: Database, userId: number): Promise<void> => {
  await db.deleteFrom('recoveryToken').where('userId', '=', userId).where('usedAt', 'is', null).execute();
  await forgetNewEmail(db, userId);
};
