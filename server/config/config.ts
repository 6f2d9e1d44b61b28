import { join, resolve } from 'node:path';
import { type TimeLimits, timeLimits } from '../http/timeLimits';
import { type MailSettings, readSender, senderProblem } from '../mail/settings';
import type { PasswordCost } from '../secrets/passwords';
import { settingsSchema } from './settings';

export interface ServerConfig extends MailSettings {
  /** Where the server listens: the loopback address unless `HOST` is set [CO-18]. */
  host: string;
  port: number;
  /** The folder of the database, the videos, and the mails while SMTP is not configured [RU-2]. */
  dataDir: string;
  /** The address of a PostgreSQL database; undefined for the SQLite file in `dataDir`. */
  databaseUrl: string | undefined;
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
  /** What a reader of `/metrics` has to send. Without it only this machine may read them. */
  metricsToken?: string | undefined;
  passwordCost: PasswordCost;
  timeLimits: TimeLimits;
}

/** Settings with which the server does not start. The message names the variable of each problem, one a line. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';

  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** The minimum that OWASP recommends for argon2id: 19 MiB, two passes, one thread. */
const passwordCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** An empty variable counts as one that is not set. */
const isSet = ([, value]: [string, string | undefined]): boolean => value !== undefined && value !== '';

/** What a server for a real club lacks. By default its links would lead each person to their own machine. */
const lacksOfProduction = ({ NODE_ENV, PUBLIC_URL }: NodeJS.ProcessEnv): string[] =>
  NODE_ENV === 'production' && !PUBLIC_URL
    ? [
        'PUBLIC_URL fehlt. Mit NODE_ENV=production muss dort die Adresse stehen, unter der ihr die App öffnet, zum Beispiel https://app.unser-verein.de. Einladungen, E-Mails und QR-Codes führen dorthin.',
      ]
    : [];

/** Returns the settings, or a German sentence for each problem. */
const readSettings = (env: NodeJS.ProcessEnv, root: string) => {
  const read = settingsSchema.safeParse(Object.fromEntries(Object.entries(env).filter(isSet)));
  if (!read.success) return { problems: read.error.issues.map(({ message }) => message) };
  const { HOST, PORT, NODE_ENV, DEMO, TRUST_PROXY, LOG_LEVEL, METRICS_TOKEN, DATABASE_URL, ...mails } =
    read.data;
  const isProduction = NODE_ENV === 'production';
  const publicUrl = mails.PUBLIC_URL ?? `http://localhost:${PORT}`;
  const usualSender = `Athletik Screening <noreply@${new URL(publicUrl).hostname}>`;
  const mailFrom = mails.MAIL_FROM ?? readSender(usualSender);
  if (!mailFrom) return { problems: [senderProblem(usualSender)] };
  const config: ServerConfig = {
    host: HOST,
    port: PORT,
    publicUrl,
    smtpUrl: mails.SMTP_URL,
    mailFrom,
    dataDir: resolve(root, env.DATA_DIR || 'data'),
    databaseUrl: DATABASE_URL,
    distDir: join(root, 'dist'),
    packageRoot: root,
    demoVideosDir: join(root, 'server', 'samples', 'athletik-screening', 'clips'),
    isProduction,
    hasDemo: DEMO === 'on' && !isProduction,
    trustProxy: TRUST_PROXY ?? false,
    logLevel: LOG_LEVEL,
    metricsToken: METRICS_TOKEN,
    passwordCost,
    timeLimits,
  };
  return { config, problems: [] };
};

/** Returns the settings. Throws a `ConfigError` with all problems at once. */
const settingsOf = (env: NodeJS.ProcessEnv, root: string, further: readonly string[]): ServerConfig => {
  const { config, problems } = readSettings(env, root);
  if (!config || further.length > 0) throw new ConfigError([...problems, ...further]);
  return config;
};

/**
 * Reads the settings of the server from the environment. Relative folders are relative to `root`, the folder of the
 * package. Looks at the data folder by `findFolderFault`. Throws a `ConfigError` with all problems at once.
 */
export const readConfig = (
  env: NodeJS.ProcessEnv,
  root: string,
  findFolderFault: (folder: string) => string | undefined = () => undefined,
): ServerConfig => {
  const fault = findFolderFault(resolve(root, env.DATA_DIR || 'data'));
  return settingsOf(env, root, [...lacksOfProduction(env), ...(fault === undefined ? [] : [fault])]);
};

/** Reads the settings for a command beside the server, such as a backup: it sends no links, so it needs no address. */
export const readCommandConfig = (env: NodeJS.ProcessEnv, root: string): ServerConfig =>
  settingsOf(env, root, []);
