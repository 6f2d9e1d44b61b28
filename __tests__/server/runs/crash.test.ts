import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { demoAccounts } from '../../../server/demo/accounts';
import { journalFileIn } from '../../../server/journal/journalFile';
import { hashToken } from '../../../server/secrets/tokens';
import { openVideos } from '../../../server/videos/openVideos';
import { prepareServer } from '../serverProcess';
import { wholeVideosDir } from '../support';
import { faultsIn, openOtherProcess, openTestDatabase } from '../testDatabase';
import { type RunKind, rowOf, runKinds } from './runVersions';
import { type Club, type Item, type Sent, type Writer, write } from './writers';

/** `KILLS=30 npm run unit -- server/runs/crash` for a longer one. */
const kills = Number(process.env.KILLS ?? 10);

/**
 * How long each server lives after it has acknowledged a request, in milliseconds. The same in every run with so many
 * kills. From there on, a slow machine has work under way, too.
 */
const lifetimes = fc.sample(fc.integer({ min: 10, max: 250 }), { numRuns: kills, seed: 9 });

let server: Awaited<ReturnType<typeof prepareServer>>;
beforeEach(async () => {
  server = await prepareServer();
}, 30_000);
afterEach(() => server.remove());

const signIn = async (base: string, username: string) => {
  const answer = await fetch(`${base}/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: 'athletik' }),
  });
  return answer.json();
};

/** Stores sign-ins of somebody, more than can be ended during the test. Returns the hashes of their tokens. */
const storeSignins = async (userId: number): Promise<string[]> => {
  const hashes = Array.from({ length: 5000 }, (_, number) => hashToken(`${number}`));
  const rows = hashes.map((hash) => `('${hash}', ${userId}, 1000000000000000)`);
  const { run, end } = await openOtherProcess(server.dataDir);
  await run(`insert into "authToken" ("tokenHash", "userId", "expiresAt") values ${rows.join()}`);
  await end();
  return hashes;
};

/** Ends one sign-in after the other until it is over. Adds those of which the server has said that they ended. */
const endSignins = async (
  hashes: string[],
  ended: string[],
  { currentLife, isOver }: Pick<Club, 'currentLife' | 'isOver'>,
) => {
  for (const tokenHash of hashes) {
    if (isOver()) break;
    const { base, died } = await currentLife();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ tokenHash });
    const answer = await fetch(`${base}/session/end`, { method: 'POST', headers, body }).catch(() => died);
    if (answer instanceof Response && answer.status === 200) ended.push(tokenHash);
  }
};

/** Returns the ended sign-ins that the journal lacks. To be asked before the next start, which completes it. */
const missingIn = (ended: string[]): string[] => {
  const journal = readFileSync(journalFileIn(server.dataDir), 'utf8');
  return ended.filter((tokenHash) => !journal.includes(tokenHash));
};

/** Each athlete of the trainer on two devices, and the trainer on two devices for an athlete. */
const signInWriters = async (base: string): Promise<Writer[]> => {
  const trainer = await signIn(base, 'trainer');
  const athletes = await Promise.all(['anna', 'ben', 'clara'].map((name) => signIn(base, name)));
  const [anna] = athletes;
  const writers = [
    ...athletes.map(({ id, token }) => ({ token, userId: id, athleteId: id, contactId: trainer.id })),
    { token: trainer.token, userId: trainer.id, athleteId: anna.id, contactId: anna.id },
  ];
  return [...writers, ...writers];
};

type Row = { userId: number; clientId: string; clientRevision: number; content?: string };

/** Reads the database of the killed server. */
const readDatabase = async () => {
  const db = await openTestDatabase(server.dataDir);
  const messages = await db.selectFrom('chatMessage').selectAll().orderBy('id').execute();
  const found = {
    faults: await faultsIn(db),
    rows: {
      screeningRun: (await db.selectFrom('screeningRun').selectAll().orderBy('id').execute()) as Row[],
      exerciseRun: (await db.selectFrom('exerciseRun').selectAll().orderBy('id').execute()) as Row[],
      chatMessage: messages.map((row): Row => ({ ...row, userId: row.senderId, clientRevision: 0 })),
    },
    videos: [] as (readonly [string, number | undefined])[],
  };
  for (const name of readdirSync(wholeVideosDir)) {
    found.videos.push([name, (await openVideos(db, server.dataDir).find(name))?.size]);
  }
  await db.destroy();
  return found;
};

type Rows = Awaited<ReturnType<typeof readDatabase>>['rows'];

/** Returns a function that finds the stored revisions of a run or message. There should be one. */
const revisionFinder = (rows: Rows) => {
  const revisions = new Map<string, number[]>();
  for (const table of ['screeningRun', 'exerciseRun', 'chatMessage'] as const) {
    for (const { userId, clientId, clientRevision } of rows[table]) {
      const key = `${table} ${userId} ${clientId}`;
      revisions.set(key, [...(revisions.get(key) ?? []), clientRevision]);
    }
  }
  return ({ table, userId, clientId }: Item) => revisions.get(`${table} ${userId} ${clientId}`) ?? [];
};

/** Counts what the server has acknowledged, and what of it is lost, double or stored by half. */
const count = (rows: Rows, sent: Sent[]) => {
  const revisionsOf = revisionFinder(rows);
  const isStored = (item: Item) => revisionsOf(item).some((revision) => revision >= item.revision);
  const acknowledged = sent.filter(({ isAcknowledged }) => isAcknowledged).flatMap(({ items }) => items);
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((item) => !isStored(item)).length,
    double: sent.flatMap(({ items }) => items).filter((item) => revisionsOf(item).length > 1).length,
    half: sent.filter(({ items }) => items.some(isStored) && !items.every(isStored)).length,
  };
};

const sizesIn = (folder: string) =>
  readdirSync(folder).map((name) => [name, statSync(join(folder, name)).size] as const);

test('[RU-2, RU-4] a server that is killed again and again while it makes its database ends up with the whole demo club', async () => {
  for (const delay of [0, 5, 10, 20, 40, 60, 80, 100, 150, 200]) await server.startAndKill(delay);
  const { base, kill, died } = await server.start();
  for (const { username } of demoAccounts) {
    expect(await signIn(base, username)).toMatchObject({ username });
  }
  kill();
  await died;
  const { faults, videos } = await readDatabase();
  expect(faults).toEqual([]);
  expect(videos).toEqual(sizesIn(wholeVideosDir));
}, 60_000);

/** The rows of the sent runs at their stored revisions, as they must be when no versions are mixed. */
const wholeRows = (rows: Row[], { versionOf }: RunKind) =>
  rows.map((row) => ({ id: expect.any(Number), ...rowOf(versionOf(row)) }));

test('[API-24, API-30, API-39, ON-6] a server that is killed again and again under load keeps what it acknowledged, once and whole', async () => {
  let life = server.start();
  const writers = await signInWriters((await life).base);
  const hashes = await storeSignins(writers[0]?.userId ?? 0);
  const seeded = (await readDatabase()).rows;
  const sent: Sent[] = [];
  let isOver = false;
  let onAcknowledged = () => {};
  const record = (one: Sent) => {
    sent.push(one);
    if (one.isAcknowledged) onAcknowledged();
  };
  const club = { currentLife: () => life, isOver: () => isOver, record };
  const devices = [0, 1, 2, 3].map((device) => hashes.filter((_, index) => index % 4 === device));
  const [ended, unnoted]: [string[], string[]] = [[], []];

  const isGivenUp = () => sent.some(({ isAcknowledged }) => !isAcknowledged);
  let rounds = 0;
  const killAgainAndAgain = async () => {
    // A few more until one has cut off a request that is not sent again.
    for (; rounds < kills || !isGivenUp(); rounds += 1) {
      await new Promise<void>((resolve) => {
        onAcknowledged = resolve;
      });
      await pause(lifetimes[rounds % kills]);
      const { kill, died } = await life;
      life = died.then(() => {
        unnoted.push(...missingIn(ended));
        return server.start();
      });
      kill();
      await life;
    }
    isOver = true;
  };
  await Promise.all([
    killAgainAndAgain(),
    ...writers.map((writer) => write(writer, club)),
    ...devices.map((signins) => endSignins(signins, ended, club)),
  ]);
  const { kill, died } = await life;
  kill();
  await died;
  expect([...unnoted, ...missingIn(ended)]).toEqual([]);

  const { faults, rows } = await readDatabase();
  expect(faults).toEqual([]);
  const counts = count(rows, sent);
  expect(counts).toMatchObject({ lost: 0, double: 0, half: 0 });
  for (const kind of runKinds) {
    const stored = rows[kind.table].slice(seeded[kind.table].length);
    expect(stored).toEqual(wholeRows(stored, kind));
  }
  expect(ended.length).toBeGreaterThan(0);
  // The kills must have met work: there are requests that were cut off.
  expect(sent.filter(({ attempts }) => attempts > 1).length).toBeGreaterThan(kills);
  process.stdout.write(`${rounds} kills: ${JSON.stringify({ ...counts, ended: ended.length })}\n`);
}, 240_000);
