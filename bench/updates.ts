import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { copyPackage, startServer } from '../__tests__/e2e/server';
import type { Changes } from '../src/contract/changes';
import type { Member } from '../src/contract/members';
import type { CurrentUser, ScreeningRun, ScreeningRunPost, UserScreening } from '../src/contract/schemas';
import { compare, type Variant } from './lib/pairs';

const athletes = 200;
const runsOfEach = 20;

/** A screening run of about 20 kB, as one of seven tests and twenty exercises has. */
const aRun = (userId: number, day: number): ScreeningRunPost => {
  const questionResults = Array.from({ length: 70 }, (_, index) => ({
    questionId: 10_000 + index,
    checked: index % 3 === 0,
  }));
  const testRuns = Array.from({ length: 7 }, (_, index) => ({
    testId: index + 1,
    duration: 60_000 + day,
    questionResults,
    questionRangeResults: [],
  }));
  const start = new Date(Date.UTC(2026, 0, 1 + day, 10)).toISOString();
  const run = { userId, clientId: randomUUID(), clientRevision: 1, screeningId: 1, completed: true };
  return { ...run, start, testRuns, exercises: [] };
};

/** What an update has cost. */
interface Cost {
  requests: number;
  /** Of the bodies of the answers, as they were sent. */
  bytes: number;
}

/** Makes calls as one user, and counts what they cost. */
const createCaller = (url: string, token: string) => {
  const cost: Cost = { requests: 0, bytes: 0 };
  const send = async <Answer>(method: string, path: string, body?: unknown): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(`${url}/api${path}`, { method, headers, body: sent });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json() as Promise<Answer>;
  };

  /** Reads an answer as a browser asks for it, compressed, and counts its bytes before they are unpacked. */
  const read = async <Answer>(path: string): Promise<Answer> => {
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const asked = request(`${url}/api${path}`, { headers }).end();
    const [answer] = await once(asked, 'response');
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    cost.requests += 1;
    cost.bytes += body.length;
    return JSON.parse((answer.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString());
  };

  /** Does the work and returns what it cost. */
  const costOf = async (work: () => Promise<unknown>): Promise<Cost> => {
    Object.assign(cost, { requests: 0, bytes: 0 });
    await work();
    return { ...cost };
  };
  return { costOf, read, send };
};

type Caller = ReturnType<typeof createCaller>;

/** Gives a trainer many athletes with runs. Returns their ids. */
const fillClub = async ({ send }: Caller): Promise<number[]> => {
  const members = await send<Member[]>(
    'POST',
    '/members/all/',
    Array.from({ length: athletes }, (_, index) => ({
      clientId: randomUUID(),
      firstName: `Athlet ${index}`,
      lastName: 'Ahorn',
      email: null,
      birthYear: 2000,
      team: null,
      roles: ['ROLE_ATHLETE'],
    })),
  );
  for (const { id } of members) {
    await send('POST', `/members/${id}/consent`, { date: '2026-01-01', guardianName: null });
    const posts = Array.from({ length: runsOfEach }, (_, day) => aRun(id, day));
    await send<ScreeningRun[]>('POST', '/screening/runs/all/', posts);
  }
  return members.map(({ id }) => id);
};

/** Loads everything as the app does without `GET /changes`: six calls at a time, but for the first ones. */
const loadEverything = async ({ read }: Caller, { id, username }: CurrentUser): Promise<void> => {
  await read('/features');
  const { athleteIds } = await read<CurrentUser>(`/admin/user/name/${username}`);
  await read(`/admin/user/trainer/${id}`);
  const paths = [id, ...athleteIds].flatMap((userId) => [
    `/screening/user/${userId}`,
    `/screening/runs/user/${userId}`,
  ]);
  const screeningIds = new Set<number | null>();
  const readNext = async (): Promise<void> => {
    for (let path = paths.shift(); path !== undefined; path = paths.shift()) {
      const rows = await read<UserScreening[]>(path);
      if (path.startsWith('/screening/user/')) for (const row of rows) screeningIds.add(row.screeningId);
    }
  };
  await Promise.all(Array.from({ length: 6 }, readNext));
  for (const screeningId of screeningIds) if (screeningId !== null) await read(`/screening/${screeningId}`);
  for (const path of ['/exercise/', '/exercise/basis', '/exercise/feedback/questions']) await read(path);
};

/** Loads what changed since a cursor, page by page until one is empty. Returns the cursor of the last. */
const loadChanges = async ({ read }: Caller, since: string): Promise<string> => {
  await read('/features');
  for (let cursor = since; ; ) {
    const { cursor: next, ...page } = await read<Changes>(`/changes?since=${cursor}`);
    if (
      Object.values(page).every((value) => value === null || (Array.isArray(value) && value.length === 0))
    ) {
      return next;
    }
    cursor = next;
  }
};

const lineOf = (name: string, { requests, bytes }: Cost, whole: Cost): string =>
  `  ${name}: ${requests} requests (ratio ${(requests / whole.requests).toFixed(4)}), ` +
  `${bytes} bytes (ratio ${(bytes / whole.bytes).toFixed(6)})`;

/** Compares an update that asks for what changed with one that loads everything, for a trainer with many athletes. */
export const updates = async (): Promise<void> => {
  const { root, remove } = copyPackage();
  const server = await startServer(root);
  try {
    const signIn = await fetch(`${server.url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'trainer', password: 'athletik' }),
    });
    const trainer = (await signIn.json()) as CurrentUser;
    const caller = createCaller(server.url, trainer.token);
    const [athleteId = 0] = await fillClub(caller);
    const { cursor } = await caller.read<Changes>('/changes');

    const whole = await caller.costOf(() => loadEverything(caller, trainer));
    const nothing = await caller.costOf(() => loadChanges(caller, cursor));
    await caller.send('POST', '/screening/runs/', aRun(athleteId, runsOfEach));
    const oneRun = await caller.costOf(() => loadChanges(caller, cursor));
    console.log(`${athletes} athletes with ${runsOfEach} runs each`);
    console.log(lineOf('everything', whole, whole));
    console.log(lineOf('changes, with nothing new', nothing, whole));
    console.log(lineOf('changes, with one new run', oneRun, whole));

    const timed = (name: string, work: () => Promise<unknown>): Variant => ({
      name,
      run: async () => {
        const start = performance.now();
        await work();
        return { wall: performance.now() - start };
      },
    });
    await compare(
      timed('everything', () => loadEverything(caller, trainer)),
      timed('changes, with one new run', () => loadChanges(caller, cursor)),
      { pairs: 5, milliseconds: 60_000 },
    );
  } finally {
    await server.remove();
    remove();
  }
};
