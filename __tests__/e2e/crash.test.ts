import { setTimeout as pause } from 'node:timers/promises';
import type { LocalExerciseRun, LocalScreeningRun } from '../../src/domain/runs';
import {
  type MortalDevice,
  persisted,
  signInAndUpdate,
  storedRows,
  waitForOfflineReadiness,
} from './browser';
import { startClub } from './club';
import { answeredOf, asGiven, goOn, type Memory, nextTap, offeredStep, resumable } from './person';
import { seededNumbers } from './seeded';
import { waitUntil } from './waitUntil';
import { goHome } from './ways';

const lives = 25;
const kinds = ['screeningRun', 'exerciseRun'] as const;
/** What is in progress when the browser is killed. */
const deaths = [
  'saving',
  'saving offline',
  'sending, and the server knows nothing of it',
  'sending, and the answer is under way',
  'sending, and the answer is being noted',
] as const;

type Death = (typeof deaths)[number];

const below = seededNumbers(1);
const club = startClub('for all tests');
let device: MortalDevice;
/** What the person did and the device has stored: everything except the last tap. */
let memory: Memory = { finished: [], open: null };
/** The same, including the last tap. */
let hoped: Memory = memory;
/** The number of kills before the last tap was stored. */
let missedTaps = 0;

const openAgain = async () => {
  device = await club.openProfile();
};

beforeAll(async () => {
  await openAgain();
  await signInAndUpdate(device.page, 'ben');
  await waitForOfflineReadiness(device.page);
  await device.context.close();
});

const storedRuns = async () => [
  ...(await storedRows<LocalScreeningRun>(device.page, 'screeningRun')),
  ...(await storedRows<LocalExerciseRun>(device.page, 'exerciseRun')),
];

/** The log of the last update: one of everything would say that the browser had lost its data. */
const keptUpdate = async () => (await persisted(device.page)).find(([key]) => key.includes('update'));

/** Checks that the app finds the run where it was: at most the last tap is missing. */
const wakeUp = async () => {
  const { page } = device;
  await page.goto('/');
  const step = await offeredStep(page);
  const stepOf = (state: Memory) => resumable(state)?.step ?? null;
  const found = [hoped, memory].find((state) => stepOf(state) === step);
  if (!found) {
    const facts = { step, memory, hoped, rows: await storedRuns(), kept: await keptUpdate() };
    throw new Error(`The run is not as it was left: ${JSON.stringify(facts)}`);
  }
  const { finished } = found;
  let open = resumable(found);
  if (open) {
    await goOn(page, open);
    const answered = await answeredOf(page, { finished, open });
    const isSameStep = memory.open?.step === open.step;
    expect(answered).toBeGreaterThanOrEqual(isSameStep ? (memory.open?.answered ?? 0) : 0);
    open = { ...open, answered };
  }
  const wish = resumable(hoped);
  if (open?.step !== wish?.step || open?.answered !== wish?.answered) missedTaps += 1;
  memory = { finished, open };
  hoped = memory;
};

const takeTap = async () => {
  // A read waits for the writes before it. After the read, the tap before is stored.
  await storedRuns();
  memory = hoped;
  const tap = await nextTap(device.page, memory);
  hoped = tap.leadsTo;
  await tap.act();
};

const walk = async (taps: number) => {
  for (let tap = 0; tap < taps; tap += 1) await takeTap();
};

/** Makes some taps and kills the browser during one more. */
const dieSaving = async () => {
  await wakeUp();
  await walk(below(6));
  const last = takeTap();
  last.catch(() => undefined);
  await pause(below(150));
};

/** Resolves when the sending of a run has reached the point of the kill. */
const sendingReaches = (death: Death) =>
  new Promise<void>((reached) => {
    let passing = below(2);
    void device.context.route(/\/api\/(screening|exercise)\/runs\//, async (route) => {
      if (route.request().method() !== 'POST' || passing-- > 0) return route.continue();
      if (death === 'sending, and the server knows nothing of it') return reached();
      const response = await route.fetch();
      if (death === 'sending, and the answer is being noted') {
        await route.fulfill({ response });
        await pause(below(40));
      }
      reached();
    });
  });

/** Goes on, through the welcome page and into the next run, until a run is being sent. */
const dieSending = async (death: Death) => {
  const strike = sendingReaches(death);
  const live = async () => {
    await wakeUp();
    for (;;) {
      await walk(1 + below(5));
      const open = resumable(hoped);
      if (open === null) continue;
      await goHome(device.page);
      await goOn(device.page, open);
    }
  };
  await Promise.race([live(), strike]);
};

/** Runs the app once, from its start to the kill. */
const live = async (death: Death) => {
  await openAgain();
  await device.context.setOffline(death === 'saving offline');
  await (death.startsWith('saving') ? dieSaving() : dieSending(death));
  await device.kill();
};

/** Whether a run is in progress. One without an answer is not offered, but goes on when its kind is begun again. */
const isInTheMiddle = async () =>
  hoped.open !== null || (await storedRuns()).some(({ position }) => position !== null);

/** Ends the open run and waits until the device knows that the server has all runs. */
const finish = async () => {
  await openAgain();
  await wakeUp();
  while (await isInTheMiddle()) await takeTap();
  await waitUntil(async () => (await storedRuns()).every(({ isDirty }) => !isDirty));
};

test(`[FL-1] [FL-7] [FL-11] [API-39] a device that is killed ${lives} times loses nothing, and sends it once`, async () => {
  const ben = club.server.userId('ben');
  const runsOfOthers = () =>
    kinds.flatMap((kind) => club.server.runs(kind)).filter(({ userId }) => userId !== ben);
  const before = runsOfOthers();
  const counts = new Map<Death, number>(deaths.map((death) => [death, 0]));
  for (let life = 0; life < lives; life += 1) {
    const death = deaths[below(deaths.length)] ?? 'saving';
    counts.set(death, (counts.get(death) ?? 0) + 1);
    await live(death);
  }
  await finish();

  const rows = await storedRuns();
  for (const kind of kinds) {
    const stored = club.server.runsOf('ben', kind);
    const given = hoped.finished.filter((run) => run.kind === kind);
    expect(stored.map((run) => asGiven(kind, run))).toEqual(given);
    for (const { id, clientId, completed } of stored) {
      expect(completed).toBe(1);
      expect(rows).toContainEqual(expect.objectContaining({ id, clientId, isDirty: false }));
    }
  }
  expect(rows).toHaveLength(hoped.finished.length);
  expect(runsOfOthers()).toEqual(before);
  console.log(
    [...counts].map(([death, count]) => `${count} × ${death}`).join('\n'),
    `\n${hoped.finished.length} runs; ${missedTaps} deaths came before the last tap was on the device`,
  );
});
