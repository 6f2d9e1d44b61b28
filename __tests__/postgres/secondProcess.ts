import { buildApp } from '../../server/app';
import type { Mail } from '../../server/mail/mails';
import type { Demo } from '../server/support';
import { openTestDatabase } from '../server/testDatabase';

/** Starts a second process of the server: nothing is shared but the database, and the clock of the test. */
export const startSecond = async (
  { clock, config, dataDir, passwords, timers }: Demo,
  sendMail = async (_: Mail) => {},
) => {
  const db = await openTestDatabase(dataDir);
  const app = await buildApp({ db, passwords, sendMail, now: () => clock.now, timers, config });
  return {
    app,
    db,
    stop: async () => {
      await app.close();
      await db.destroy();
    },
  };
};
