import type { Database } from '../database/tables';
import { SpokenError } from '../system/spokenError';
import { demoAccounts, demoAddressOf } from './accounts';

/**
 * Throws with a German message when there are accounts of the demo club, whose password everybody knows [CL-1]. A
 * member of a real club may have the same user name, but not an address at example.org.
 */
export const demandNoDemoAccounts = async (db: Database): Promise<void> => {
  const users = await db
    .selectFrom('user')
    .select(['username', 'email'])
    .where('email', 'is not', null)
    .execute();
  const found = demoAccounts.filter(({ username }) =>
    users.some((user) => user.username === username && user.email === demoAddressOf(username)),
  );
  if (found.length === 0) return;
  throw new SpokenError(
    `In der Datenbank sind Konten des Demo-Vereins (${found[0]?.username}), deren Passwort jeder kennt. ` +
      'Mit NODE_ENV=production startet der Server damit nicht. ' +
      'Setze DATA_DIR auf einen leeren Ordner, dann beginnt dort dein eigener Verein.',
  );
};
