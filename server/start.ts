import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { ServerConfig } from './config';
import { closeDatabase } from './database/closeDatabase';
import { openDatabase } from './database/openDatabase';
import { demoAnnouncement, setupAnnouncement } from './demo/announcement';
import { isEmpty, seedDemoClub } from './demo/seed';
import { demandNoDemoAccounts } from './demo/seedPeople';
import { createMailer } from './mail/mailer';
import { createPasswords } from './session/passwords';
import { createSetupCode } from './setup/setupCode';
import { type Clock, systemTimers } from './time';

/** How long a stop waits for requests in flight, in milliseconds. */
const patience = 2000;

/**
 * Takes no more connections and waits for the open ones. A browser opens connections ahead of requests; these never end by
 * themselves, so they are closed after `patience`.
 */
const close = async (app: FastifyInstance) => {
  const end = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(end);
};

/**
 * Opens the database, makes the demo club when it is due, and listens. `say` gets the lines for the person who started the
 * server. Returns the listening app, and how to stop it. Throws when the folder cannot be written or the port is taken, and
 * in production when there are demo accounts [CL-1].
 */
export const startServer = async (config: ServerConfig, now: Clock, say: (line: string) => void) => {
  const db = await openDatabase(config.dataDir);
  if (config.isProduction) await demandNoDemoAccounts(db);
  const passwords = await createPasswords(config.passwordCost);
  const hasNewDemo = config.hasDemo && (await seedDemoClub({ db, passwords, now, config }));
  const sendMail = createMailer(config, say);
  const app = await buildApp({ db, passwords, sendMail, now, timers: systemTimers, config });
  app.addHook('onClose', () => closeDatabase(db));
  const { port } = new URL(await app.listen({ host: config.host, port: config.port }));
  if (hasNewDemo) say(demoAnnouncement());
  if (await isEmpty(db)) say(setupAnnouncement(config.publicUrl, await createSetupCode(db)));
  say(`Athletik Screening läuft: http://${inUrl(config.host)}:${port}`);
  return { app, stop: () => close(app) };
};

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
