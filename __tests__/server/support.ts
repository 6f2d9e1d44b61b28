import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../../server/app';
import { dialectOf } from '../../server/database/dialect';
import type { Database } from '../../server/database/tables';
import { seedDemoClub } from '../../server/demo/seed';
import { type TimeLimits, timeLimits as usualLimits } from '../../server/http/timeLimits';
import type { Mail } from '../../server/mail/mails';
import type { Lifecycle } from '../../server/operation/lifecycle';
import { createPasswords, type PasswordCost, type Passwords } from '../../server/secrets/passwords';
import type { Clock } from '../../server/system/time';
import type { Certificate } from '../../src/contract/health';
import type { ExerciseRunPost, ScreeningRunPost } from '../../src/contract/runs';
import { copyDemoClub, keepDemoClub } from './demoCopy';
import { ManualTimers } from './ManualTimers';
import { shortClipsOf } from './shortClips';
import { openTestDatabase, removePlace } from './testDatabase';

export type DemoUser = 'trainer' | 'anna' | 'ben' | 'clara' | 'trainer2' | 'david' | 'team';

/** The cheapest password hash that argon2 allows; tests need no safe one. */
export const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The folder of the demo club's videos in the source. */
export const wholeVideosDir = resolve('server/samples/athletik-screening/clips');

/** The beginnings of these videos, for the clubs of tests. */
export const demoVideosDir = shortClipsOf(wholeVideosDir);

/** The time at which the tests of the server begin. */
export const beginning = Date.parse('2026-11-21T12:00:00.000Z');

/** A data folder of its own; the caller removes it. */
export const makeFolder = () => mkdtempSync(join(tmpdir(), 'athletik-server-'));

/** Where the links in mails lead. */
export const publicUrl = 'https://club.example';

interface Seeding {
  db: Database;
  passwords: Passwords;
  now: Clock;
  dataDir: string;
}

type Watchers = NonNullable<Parameters<typeof buildApp>[1]>;

interface Settings extends Watchers {
  distDir?: string;
  trustProxy?: string | false;
  timeLimits?: TimeLimits;
  hasDemo?: boolean;
  passwordCost?: PasswordCost;
  /** Parameters of the address of a PostgreSQL database, such as `lock_timeout=200`. */
  databaseLimits?: string;
  changesPageBytes?: number;
  hasBackupFailed?: boolean;
  /** What the address of the app shows; no test looks at a real one without meaning to. */
  certificate?: Certificate;
  /** A folder that is there already, with a database or without. */
  dataDir?: string;
  lifecycle?: Lifecycle;
  metricsToken?: string;
  logLevel?: string;
  /** Only says that there is one: a test keeps the mails. */
  smtpUrl?: string;
  /** Is asked before each mail; what it throws says why the mail cannot be delivered. */
  beforeMail?: (mail: Mail) => Promise<void>;
}

/** Starts a whole server on a database of its own that `seed` fills. A test can set its clock. */
export const startServer = async (
  seed: (seeding: Seeding) => Promise<unknown>,
  {
    distDir = resolve('no-such-folder'),
    trustProxy = false as string | false,
    timeLimits = usualLimits,
    hasDemo = true,
    passwordCost = cheapPasswords,
    changesPageBytes,
    databaseLimits = '',
    hasBackupFailed = false,
    certificate = { kind: 'none' },
    dataDir = makeFolder(),
    lifecycle,
    metricsToken,
    logLevel = 'silent',
    smtpUrl,
    beforeMail = async () => {},
    ...watchers
  }: Settings = {},
) => {
  const clock = { now: beginning };
  const now = () => clock.now;
  const timers = new ManualTimers(clock);
  const db = await openTestDatabase(dataDir, databaseLimits);
  const passwords = await createPasswords(passwordCost);
  await seed({ db, passwords, now, dataDir });
  const mails: Mail[] = [];
  const sendMail = async (mail: Mail) => {
    await beforeMail(mail);
    mails.push(mail);
  };
  const folders = { dataDir, demoVideosDir, distDir, packageRoot: resolve('.') };
  const operation = { hasDemo, logLevel, metricsToken, publicUrl, smtpUrl, timeLimits, trustProxy };
  const config = { ...folders, ...operation };
  const dailyBackup = { hasFailed: () => hasBackupFailed };
  const readCertificate = async () => certificate;
  const services = { dailyBackup, db, passwords, readCertificate, sendMail, now, timers, lifecycle };
  const dependencies = { ...services, config, changesPageBytes };
  const app = await buildApp(dependencies, watchers);
  return {
    app,
    clock,
    config,
    dataDir,
    db,
    mails,
    passwords,
    timers,
    /** Stops, and leaves the data folder to a next server. */
    close: async () => {
      await app.close();
      await dialectOf(db).close(db);
    },
    stop: async () => {
      await app.close();
      await db.destroy();
      removePlace(dataDir);
    },
  };
};

/**
 * Starts a server with the demo club, and functions that send requests as somebody. A copy of the demo club does for
 * all but a data folder that is there already, and passwords of another cost.
 */
export const startDemo = async ({ dataDir, ...settings }: Settings = {}) => {
  const isCopy = dataDir === undefined && settings.passwordCost === undefined;
  const folder = dataDir ?? makeFolder();
  if (isCopy) await copyDemoClub(folder);
  const server = await startServer(
    async (seeding) => {
      const isNew = await seedDemoClub({ ...seeding, config: { dataDir: folder, demoVideosDir } });
      if (isNew && isCopy) await keepDemoClub(seeding.db, folder);
    },
    { ...settings, dataDir: folder },
  );
  const { app, db } = server;
  const tokens = new Map<DemoUser, string>();

  const signIn = (username: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/auth', payload: { username, password } });

  const tokenOf = async (username: DemoUser): Promise<string> => {
    const token = tokens.get(username) ?? (await signIn(username, 'athletik')).json().token;
    tokens.set(username, token);
    return token;
  };

  const authorization = async (username: DemoUser | null) =>
    username === null ? undefined : { authorization: `Bearer ${await tokenOf(username)}` };

  /** Sends a GET as somebody, or as nobody. */
  const get = async (username: DemoUser | null, path: string, headers: Record<string, string> = {}) =>
    app.inject({ url: `/api${path}`, headers: { ...headers, ...(await authorization(username)) } });

  /** Sends a POST as somebody, or as nobody. A string is sent unchanged. */
  const post = async (
    username: DemoUser | null,
    path: string,
    body: unknown,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: `/api${path}`,
      headers: { 'content-type': 'application/json', ...headers, ...(await authorization(username)) },
      payload: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const idOf = async (username: DemoUser): Promise<number> => {
    const { id } = await db
      .selectFrom('user')
      .select('id')
      .where('username', '=', username)
      .executeTakeFirstOrThrow();
    return id;
  };

  return { ...server, get, idOf, post, signIn, tokenOf };
};

export type Demo = Awaited<ReturnType<typeof startDemo>>;

/** A screening run as the app posts it. */
export const aScreeningRunPost = (
  overrides: Partial<ScreeningRunPost> & { userId: number },
): ScreeningRunPost => ({
  clientId: randomUUID(),
  clientRevision: 1,
  screeningId: 1,
  start: '2026-11-20T10:00:00.000Z',
  completed: false,
  testRuns: [
    {
      testId: 1,
      duration: 60_000,
      questionResults: [{ questionId: 101, checked: true }],
      questionRangeResults: [{ questionId: 121, questionRangeValueId: null }],
    },
  ],
  exercises: [],
  ...overrides,
});

/** An exercise run as the app posts it. */
export const anExerciseRunPost = (
  overrides: Partial<ExerciseRunPost> & { userId: number },
): ExerciseRunPost => ({
  clientId: randomUUID(),
  clientRevision: 1,
  screeningRunId: null,
  start: '2026-11-20T11:00:00.000Z',
  completed: true,
  runUnits: [{ exerciseId: 1, duration: 45_000, athleteNote: 'Ging gut.', completed: true }],
  ...overrides,
});
