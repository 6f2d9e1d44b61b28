import type { Changes } from '../src/contract/changes';
import type { CurrentUser, UserScreening } from '../src/contract/schemas';
import { type Caller, type Cost, signInTrainer } from './lib/callers';
import { aRun, athletes, fillClub, runsOfEach } from './lib/largeClub';
import type { Variant } from './lib/pairs';
import { type Place, withServers } from './lib/places';
import { measureWork } from './lib/works';

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

/** What a trainer's updates ask of a server. */
interface Asking {
  name: string;
  /** Loads all. */
  everything(): Promise<void>;
  /** Loads one run that is new. */
  oneRun(): Promise<unknown>;
}

/** Fills the club of a server, and prints what its updates cost in requests and bytes. */
const prepareAsking = async ({ name, server }: Place): Promise<Asking> => {
  const { trainer, caller } = await signInTrainer(server.url);
  const [athleteId = 0] = await fillClub(caller, answers);
  const { cursor } = await caller.read<Changes>('/changes');
  const asking = {
    name,
    everything: () => loadEverything(caller, trainer),
    oneRun: () => loadChanges(caller, cursor),
  };
  const whole = await caller.costOf(asking.everything);
  const nothing = await caller.costOf(asking.oneRun);
  await caller.send('POST', '/screening/runs/', aRun(athleteId, runsOfEach, answers));
  const oneRun = await caller.costOf(asking.oneRun);
  console.log(`${name}, ${athletes} athletes with ${runsOfEach} runs each`);
  console.log(lineOf('everything', whole, whole));
  console.log(lineOf('changes, with nothing new', nothing, whole));
  console.log(lineOf('changes, with one new run', oneRun, whole));
  return asking;
};

const timed = (name: string, work: () => Promise<unknown>): Variant => ({
  name,
  run: async () => {
    const start = performance.now();
    await work();
    return { wall: performance.now() - start };
  },
});

/** Compares an update that asks for what changed with one that loads everything, for a trainer with many athletes. */
export const updates = (former: string | null): Promise<unknown> => {
  const asking: Asking[] = [];
  const prepare = async (place: Place) => {
    asking.push(await prepareAsking(place));
  };
  return withServers(former, prepare, () => {
    const all = asking.flatMap(({ name, everything, oneRun }) => [
      timed(`${name}, everything`, everything),
      timed(`${name}, changes, with one new run`, oneRun),
    ]);
    const [floor, ...others] = all;
    if (!floor) throw new Error('There is no build.');
    return measureWork({ name: 'answers', floor, others, limits: { pairs: 2, milliseconds: 1 } });
  });
};
