import type { Page } from 'playwright-core';
import {
  axeViolations,
  contrastViolations,
  takePicture,
  type Viewport,
  waitForOfflineReadiness,
} from './browser';
import { startClub } from './club';
import { freeze } from './freeze';
import { sizeFaults } from './sizes';
import { waitUntil } from './waitUntil';

const club = startClub('for all tests');

/** Seconds of a hold whose end is waited for. */
const hold = 12;
/** Seconds of a hold and of a pause that are left before their ends, also by a busy machine. */
const [longHold, pause] = [120, 30];
const day = 24 * 60 * 60 * 1000;

/** Ben trains the basis list. It begins with a hold on each side, followed by repetitions. */
beforeAll(() => {
  club.server.change(`
    update exercise set sortOrder = -2, sets = 2, seconds2 = null, pause = ${pause} where name = 'Seitstütz';
    update exercise set sortOrder = -1 where name = 'Dead Bug';
    insert into basisExercise (exerciseId, position) select id, 90 from exercise where name = 'Dead Bug';`);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const phase = (page: Page, name: string) => page.getByRole('status').filter({ hasText: name });
const secondsLeft = async (page: Page) => {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText()).split(':').map(Number);
  return minutes * 60 + seconds;
};
const holdsAt = (page: Page, seconds: number) => waitUntil(async () => (await secondsLeft(page)) <= seconds);

/**
 * Opens Ben's training at its first exercise, which is held for `seconds`, on a new device. `script` runs in the page
 * before the app.
 */
const openTraining = async (seconds: number, script: () => void = () => {}, viewport: Viewport = 'phone') => {
  club.server.change(`update exercise set seconds = ${seconds} where name = 'Seitstütz'`);
  const { context, page } = await club.openDeviceOf('ben', viewport);
  await waitForOfflineReadiness(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await context.addInitScript(script);
  await page.goto('/training');
  await button(page, 'Zeit starten').waitFor();
  return { context, page, errors };
};

/** Lets the tests set the clock of the device; its shift survives a reload. */
const withMovableClock = () => {
  const now = Date.now.bind(Date);
  Date.now = () => now() + Number(sessionStorage.getItem('shift'));
};
const shiftClock = (page: Page, milliseconds: number) =>
  page.evaluate((shift) => sessionStorage.setItem('shift', String(shift)), milliseconds);

test('[GT-1] a page that is frozen in the middle of a hold, beyond its end, has ended this hold and no more', async () => {
  const { page, errors } = await openTraining(hold);
  await button(page, 'Zeit starten').click();
  await holdsAt(page, hold - 2);
  const wake = await freeze(page);
  // Beyond the end of the change of sides that follows, too.
  const until = Date.now() + (hold + 12) * 1000;
  await waitUntil(() => Date.now() > until);
  await wake();
  await phase(page, 'Seite wechseln').waitFor();
  expect(errors).toEqual([]);
});

test('[GT-1] a page that is frozen for a moment goes on by the wall clock', async () => {
  const { page } = await openTraining(longHold);
  await button(page, 'Zeit starten').click();
  await holdsAt(page, longHold - 1);
  const wake = await freeze(page);
  const until = Date.now() + 3500;
  await waitUntil(() => Date.now() > until);
  await wake();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(longHold - 4);
  await phase(page, 'Halten, links').waitFor();
});

test('[GT-1] a reload in the middle of a hold changes nothing', async () => {
  const { page } = await openTraining(longHold);
  await button(page, 'Zeit starten').click();
  await holdsAt(page, longHold - 2);
  await page.reload();
  await phase(page, 'Halten, links').waitFor();
  expect(await secondsLeft(page)).toBeLessThanOrEqual(longHold - 2);
  await button(page, 'Anhalten').click();
  const held = await secondsLeft(page);
  await page.reload();
  await phase(page, 'Angehalten').waitFor();
  expect(await secondsLeft(page)).toBe(held);
});

test.each([
  ['ahead', day],
  ['back', -day],
])(
  "[GT-1] a device clock that jumps a day %s changes nothing in the page; after a reload 'Zeit starten' is offered again",
  async (_where, jump) => {
    const { page } = await openTraining(longHold, withMovableClock);
    await button(page, 'Zeit starten').click();
    await holdsAt(page, longHold - 2);
    await shiftClock(page, jump);
    await holdsAt(page, longHold - 4);
    await phase(page, 'Halten, links').waitFor();
    await page.reload();
    await phase(page, 'Bereit, links zuerst').waitFor();
    expect(await secondsLeft(page)).toBe(longHold);
  },
);

test('[GT-2] where sound is forbidden and the wake lock is refused, the clock leads on to the pause', async () => {
  const { page, errors } = await openTraining(hold, () => {
    Object.assign(window, {
      AudioContext: class {
        constructor() {
          throw new DOMException('', 'NotAllowedError');
        }
      },
    });
    navigator.wakeLock.request = async () => {
      throw new DOMException('', 'NotAllowedError');
    };
  });
  await page.getByRole('button', { name: 'Bildschirm bleibt an' }).waitFor();
  await button(page, 'Zeit starten').click();
  await page.getByRole('button', { name: 'Bildschirm bleibt an' }).waitFor({ state: 'hidden' });
  await phase(page, 'Seite wechseln').waitFor();
  await button(page, 'Jetzt starten').click();
  await phase(page, 'Halten, rechts').waitFor();
  await phase(page, 'Pause').waitFor();
  expect(errors).toEqual([]);
});

test('[GT-2] a wake lock that is taken away is asked for again with the next phase', async () => {
  const { page } = await openTraining(hold, () => {
    const sentinels: WakeLockSentinel[] = [];
    const { wakeLock } = navigator;
    const request = wakeLock.request.bind(wakeLock);
    wakeLock.request = async (type) => {
      const sentinel = await request(type);
      sentinels.push(sentinel);
      return sentinel;
    };
    Object.assign(window, { sentinels });
  });
  const requested = () =>
    page.evaluate(() => (Reflect.get(window, 'sentinels') as WakeLockSentinel[]).length);
  const isHeld = () =>
    page.evaluate(() =>
      (Reflect.get(window, 'sentinels') as WakeLockSentinel[]).some(({ released }) => !released),
    );
  await button(page, 'Zeit starten').click();
  await waitUntil(isHeld);
  await page.evaluate(() => (Reflect.get(window, 'sentinels') as WakeLockSentinel[])[0]?.release());
  await page.getByRole('button', { name: 'Bildschirm bleibt an' }).waitFor({ state: 'hidden' });
  await phase(page, 'Seite wechseln').waitFor();
  await waitUntil(isHeld);
  expect(await requested()).toBe(2);
  await button(page, 'Zeit zurücksetzen').click();
  await waitUntil(async () => !(await isHeld()));
});

test("[GT-3] 'Erledigt' works in the middle of a hold, and the clock ticks nothing off", async () => {
  const { page } = await openTraining(longHold);
  await button(page, 'Zeit starten').click();
  await holdsAt(page, longHold - 1);
  await button(page, 'Erledigt').click();
  await page.getByText('Übung 2 von').waitFor();
  await button(page, 'Zurück').click();
  await page.getByText('Schon erledigt').waitFor();
  await phase(page, 'Bereit, links zuerst').waitFor();
});

/** The states of a guided exercise, and how each is reached from the one before. */
const states: { name: string; reach: (page: Page) => Promise<unknown>; isStill?: boolean }[] = [
  { name: 'ready', reach: (page) => phase(page, 'Bereit, links zuerst').waitFor(), isStill: true },
  {
    name: 'hold',
    reach: async (page) => {
      await button(page, 'Zeit starten').click();
      await holdsAt(page, hold - 3);
    },
  },
  { name: 'held', reach: (page) => button(page, 'Anhalten').click(), isStill: true },
  {
    name: 'switch',
    reach: async (page) => {
      await button(page, 'Zeit starten').click();
      await phase(page, 'Seite wechseln').waitFor();
    },
  },
  {
    name: 'rest',
    reach: async (page) => {
      await button(page, 'Jetzt starten').click();
      await phase(page, 'Pause').waitFor();
      await page.getByRole('heading', { name: 'Danach: Dead Bug' }).waitFor();
    },
  },
  {
    name: 'done',
    reach: async (page) => {
      await button(page, 'Pause überspringen').click();
      await phase(page, 'Seite wechseln').waitFor();
      await button(page, 'Jetzt starten').click();
      await phase(page, 'Fertig').waitFor();
    },
    isStill: true,
  },
  {
    name: 'repetitions',
    reach: async (page) => {
      await button(page, 'Erledigt').click();
      await phase(page, 'Satz 1 von 3').waitFor();
    },
    isStill: true,
  },
];

interface StoppableWindow {
  stopTime(): void;
  letTimePass(): void;
}

/** Lets the test stop the time that the app measures, so that a look at a state may take longer than the state. */
const withStoppableTime = () => {
  const now = performance.now.bind(performance);
  let stoppedAt: number | null = null;
  let stoppedFor = 0;
  performance.now = () => (stoppedAt ?? now()) - stoppedFor;
  const stopTime = () => {
    stoppedAt = now();
  };
  const letTimePass = () => {
    stoppedFor += now() - (stoppedAt ?? now());
    stoppedAt = null;
  };
  Object.assign(window, { stopTime, letTimePass });
};
const callInPage = (page: Page, name: keyof StoppableWindow) =>
  page.evaluate((called) => (window as unknown as StoppableWindow)[called](), name);

test.each<Viewport>(['phone', 'desktop'])(
  '[GT-1] [GT-4] every state of the clock is free of axe violations in both schemes on a %s, and fits every size',
  async (viewport) => {
    const { page } = await openTraining(hold, withStoppableTime, viewport);
    const faults: string[] = [];
    for (const { name, reach, isStill } of states) {
      await reach(page);
      await callInPage(page, 'stopTime');
      await takePicture(page, `training-guided-${name}-${viewport}`);
      faults.push(...(await axeViolations(page)).map((fault) => `${name}: ${fault}`));
      await page.emulateMedia({ colorScheme: 'dark' });
      await takePicture(page, `training-guided-${name}-${viewport}-dark`);
      faults.push(...(await contrastViolations(page)).map((fault) => `${name} dark: ${fault}`));
      await page.emulateMedia({ colorScheme: 'light' });
      if (isStill && viewport === 'phone') faults.push(...(await sizeFaults(page, name)));
      await callInPage(page, 'letTimePass');
    }
    expect(faults).toEqual([]);
  },
);
