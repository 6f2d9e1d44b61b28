import { copyPackage, startServer } from '../__tests__/e2e/server';
import type { Changes } from '../src/contract/changes';
import type { CurrentUser, UserScreening } from '../src/contract/schemas';
import { type Caller, type Cost, signInTrainer } from './lib/callers';
import { aRun, athletes, fillClub, runsOfEach } from './lib/largeClub';
import { compare, type Variant } from './lib/pairs';

/** Answers to each test: with them a run has about 20 kB, as one of seven tests and twenty exercises. */
const answers = 70;

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
    const { trainer, caller } = await signInTrainer(server.url);
    const [athleteId = 0] = await fillClub(caller, answers);
    const { cursor } = await caller.read<Changes>('/changes');

    const whole = await caller.costOf(() => loadEverything(caller, trainer));
    const nothing = await caller.costOf(() => loadChanges(caller, cursor));
    await caller.send('POST', '/screening/runs/', aRun(athleteId, runsOfEach, answers));
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
