import type { FastifyInstance } from 'fastify';
import { buildApp } from './app';
import type { Clock } from './clock';
import type { ServerConfig } from './config';
import { openDatabase } from './database/openDatabase';
import { demoAnnouncement, noAccountsAnnouncement } from './demo/announcement';
import { isEmpty, seedDemoClub } from './demo/seed';
import { createMailer } from './mail/mailer';
import { createPasswords } from './session/passwords';
import { systemTimers } from './timers';

/** A server that is listening. */
export interface RunningServer {
  app: FastifyInstance;
  /** Lets the requests in flight finish, but not for ever, then closes the database. */
  stop(): Promise<void>;
}

/** How long a stop waits for what is in flight, in milliseconds. */
const patience = 2000;

/**
 * Takes no more connections and waits for those that are there. A browser opens some ahead of any request, and these would
 * never end by themselves.
 */
const close = async (app: FastifyInstance) => {
  const end = setTimeout(() => app.server.closeAllConnections(), patience);
  await app.close();
  clearTimeout(end);
};

/**
 * Opens the database, makes the demo club where it is due, and listens. `say` is told what the person who started it
 * wants to know. Throws when the folder cannot be written or the port is taken.
 */
export const startServer = async (
  config: ServerConfig,
  now: Clock,
  say: (line: string) => void,
): Promise<RunningServer> => {
  const db = await openDatabase(config.dataDir);
  const passwords = await createPasswords(config.passwordCost);
  const hasNewDemo = config.hasDemo && (await seedDemoClub({ db, passwords, now, config }));
  const sendMail = createMailer(config, say);
  const app = await buildApp({ db, passwords, sendMail, now, timers: systemTimers, config });
  app.addHook('onClose', () => db.destroy());
  const { port } = new URL(await app.listen({ host: config.host, port: config.port }));
  if (hasNewDemo) say(demoAnnouncement());
  if (await isEmpty(db)) say(noAccountsAnnouncement);
  say(`Athletik Screening läuft: http://${inUrl(config.host)}:${port}`);
  return { app, stop: () => close(app) };
};

const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);
