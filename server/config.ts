import { join, resolve } from 'node:path';
import { type TimeLimits, timeLimits } from './http/timeLimits';
import { type MailSettings, readMailSettings } from './mail/settings';
import type { PasswordCost } from './session/passwords';

export interface ServerConfig extends MailSettings {
  /** Where the server listens: the loopback address unless `HOST` is set [CO-18]. */
  host: string;
  port: number;
  /** The folder of the database, the videos, and the mails while SMTP is not configured [RU-2]. */
  dataDir: string;
  /** The folder of the built app. */
  distDir: string;
  /** The folder of the package, with its package.json. */
  packageRoot: string;
  /** The folder of the demo club's videos. */
  demoVideosDir: string;
  /** Whether an empty database gets the demo club [RU-4, RU-5], and the login page offers its accounts. */
  hasDemo: boolean;
  /** Whether it serves a real club, so that nobody may sign in with the password of the demo [CL-1]. */
  isProduction: boolean;
  /**
   * The addresses of the proxies in front of the server, as Fastify takes them. Only from these does the header
   * `X-Forwarded-For` count as the address of a person.
   */
  trustProxy: string | false;
  /** A level of pino: 'info' logs every request, 'silent' logs nothing. */
  logLevel: string;
  passwordCost: PasswordCost;
  timeLimits: TimeLimits;
}

/** The minimum that OWASP recommends for argon2id: 19 MiB, two passes, one thread. */
const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const readPort = (port: string | undefined): number => {
  if (!port) return 8080;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`PORT muss eine Zahl von 0 bis 65535 sein, nicht „${port}“.`);
  }
  return Number(port);
};

/**
 * Reads the settings from the environment. Relative folders are relative to `root`, the folder of the package. Throws
 * with a German message when a setting is invalid.
 */
export const readConfig = (env: NodeJS.ProcessEnv, root: string): ServerConfig => ({
  host: env.HOST || 'localhost',
  port: readPort(env.PORT),
  ...readMailSettings(env, `http://localhost:${readPort(env.PORT)}`),
  dataDir: resolve(root, env.DATA_DIR || 'data'),
  distDir: join(root, 'dist'),
  packageRoot: root,
  demoVideosDir: join(root, 'server', 'demo', 'videos'),
  isProduction: env.NODE_ENV === 'production',
  hasDemo: env.DEMO !== 'off' && env.NODE_ENV !== 'production',
  trustProxy: env.TRUST_PROXY || false,
  logLevel: env.LOG_LEVEL || 'warn',
  passwordCost,
  timeLimits,
});
