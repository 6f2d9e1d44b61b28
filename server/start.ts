import { buildApp } from './app';
import { createDailyBackup } from './backup/dailyBackup';
import { makeRoom } from './backup/makeRoom';
import type { ServerConfig } from './config/config';
import { plainHttpWarning } from './config/plainHttp';
import { dialectOf } from './database/dialect';
import { lockAsServer } from './database/sqlite/dataLock';
import { demoAnnouncement } from './demo/announcement';
import { demandNoDemoAccounts } from './demo/demandNoDemoAccounts';
import { seedDemoClub } from './demo/seed';
import { openDatabase } from './instance/openDatabase';
import { createMailer } from './mail/mailer';
import { Lifecycle } from './operation/lifecycle';
import { prepareStop } from './operation/stop';
import { demandWritable } from './operation/writable';
import { adoptClubContent } from './samples/adoptClubContent';
import { createPasswords } from './secrets/passwords';
import { setupAnnouncement } from './setup/announcement';
import { renewSetupCode } from './setup/setupCode';
import { type Clock, systemTimers, type Timers } from './system/time';
import { isEmpty } from './users/isEmpty';

/** What a server is started with. `say` gets the lines for the person who starts it. */
interface Start {
  config: ServerConfig;
  now: Clock;
  say: (line: string) => void;
  timers: Timers;
}

/** See `startServer`. `release` lets others have the data folder. */
const serve = async ({ config, now, say, timers }: Start, release: () => void) => {
  // A disk that is full would keep out the server that makes room.
  await makeRoom(config.dataDir);
  const db = await openDatabase(config);
  await demandWritable({ db, config });
  await db.transaction().execute((transaction) => adoptClubContent(transaction, now()));
  if (config.isProduction) await demandNoDemoAccounts(db);
  const passwords = await createPasswords(config.passwordCost);
  const hasNewDemo = config.hasDemo && (await seedDemoClub({ db, passwords, now, config }));
  const sendMail = createMailer(config, say);
  const dailyBackup =
    config.databaseUrl === undefined
      ? createDailyBackup({ dataDir: config.dataDir, now, timers })
      : undefined;
  const lifecycle = new Lifecycle();
  const app = await buildApp({ db, passwords, sendMail, now, timers, dailyBackup, lifecycle, config });
  const stop = prepareStop(app, lifecycle, async () => {
    await dailyBackup?.stop();
    await dialectOf(db).close(db);
    release();
  });
  dailyBackup?.start(app.log);
  const { port } = new URL(await app.listen({ host: addressOf(config.host), port: config.port }));
  if (hasNewDemo) say(demoAnnouncement());
  const warning = plainHttpWarning(config);
  if (warning !== undefined) say(warning);
  // Only now: a second start, whose port is taken, must not end the link of the first.
  if (await isEmpty(db)) say(setupAnnouncement(config.publicUrl, await renewSetupCode(db)));
  say(`Athletik Screening läuft: http://${inUrl(config.host)}:${port}`);
  return { app, stop };
};

/**
 * Opens the database, makes the demo club when it is due, and listens. `say` gets the lines for the person who started
 * the server, among them the link that begins the club of an empty server [CL-1]. Returns the listening app, and how to
 * stop it. Throws when the folder or the database cannot be written, another server or a command has it, the port is
 * taken, or a server in production has accounts of the demo.
 */
export const startServer = async (
  config: ServerConfig,
  now: Clock,
  say: (line: string) => void,
  timers: Timers = systemTimers,
) => {
  const release = lockAsServer(config);
  try {
    return await serve({ config, now, say, timers }, release);
  } catch (error) {
    release();
    throw error;
  }
};

/**
 * Of `localhost` one address: for the other one Fastify would make a listener of its own, which no stop follows and
 * which answers what is no request without our words [CO-18].
 */
const addressOf = (host: string): string => (host === 'localhost' ? '127.0.0.1' : host);

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
