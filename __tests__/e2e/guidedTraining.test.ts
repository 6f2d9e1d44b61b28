import type { Page } from 'playwright-core';
import { startClub } from './club';
import { freeze } from './freeze';
import { faultsInBothSizes } from './screens';
import { sizeFaults } from './sizes';
import { waitUntil } from './waitUntil';
import { exerciseShown } from './ways';

const club = startClub('for all tests');

/** Seconds of a hold. A change of sides takes 10. */
const hold = 30;

/** Ben trains the basis list. It begins with a hold on each side, followed by repetitions. */
beforeAll(() => {
  club.server.change(`
    update exercise set sortOrder = -2, sets = 2, seconds = ${hold}, seconds2 = null, pause = 30
    where name = 'Seitstütz';
    update exercise set sortOrder = -1 where name = 'Käfer (Dead Bug)';
    insert into basisExercise (exerciseId, position) select id, 90 from exercise where name = 'Käfer (Dead Bug)';`);
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const phase = (page: Page, name: string) => page.getByRole('status').filter({ hasText: name });

/** Waits until the clock on the screen shows so many seconds. */
const showsSeconds = async (page: Page, seconds: number) => {
  const face = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  await page
    .getByRole('timer')
    .filter({ hasText: new RegExp(`^${face}$`) })
    .waitFor();
};

/**
 * Only the test moves the date and the stopwatch of a page, by the seconds that have passed. The timers of the page are
 * those of the browser. Runs in the page before the app.
 */
const withHeldTime = () => {
  if (location.protocol === 'about:') return;
  const read = (key: string) => Number(sessionStorage.getItem(key)) * 1000;
  if (!sessionStorage.getItem('begin')) sessionStorage.setItem('begin', String(Date.now() / 1000));
  const passedBefore = read('passed');
  Date.now = () => read('begin') + read('passed');
  performance.now = () => read('passed') - passedBefore;
};

/** Lets so many seconds pass in a page. An expression for the page. */
const passing = (seconds: number) =>
  `sessionStorage.setItem('passed', Number(sessionStorage.getItem('passed')) + ${seconds})`;

const letPass = (page: Page, seconds: number) => page.evaluate(passing(seconds));

/**
 * Opens Ben's training at its first exercise, a hold, in a page whose time the test moves. `script` runs in the page
 * before the app.
 */
const openTraining = async (script: () => void = () => {}) => {
  const { context, page: former } = await club.openDeviceOf('ben');
  await former.close();
  const page = await context.newPage();
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(withHeldTime);
  await page.addInitScript(script);
  await page.goto('/training');
  await phase(page, 'Bereit, links zuerst').waitFor();
  return { page, errors };
};

const startHold = async (page: Page) => {
  await button(page, 'Zeit starten').click();
  await phase(page, 'Halten, links').waitFor();
};

const goOn = async (page: Page) => {
  await button(page, 'Jetzt starten').click();
  await phase(page, 'Halten, rechts').waitFor();
};

test('[GT-1] a page that is frozen in the middle of a hold, beyond its end, has ended this hold and no more', async () => {
  const { page, errors } = await openTraining();
  await startHold(page);
  await letPass(page, 2);
  await showsSeconds(page, hold - 2);
  // Beyond the end of the change of sides that follows, too.
  const wake = await freeze(page, passing(hold + 12));
  await wake();
  await phase(page, 'Seite wechseln').waitFor();
  await showsSeconds(page, 10);
  expect(errors).toEqual([]);
});

test('[GT-2] where sound is forbidden and the wake lock is refused, the clock leads on to the pause', async () => {
  const { page, errors } = await openTraining(() => {
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
  await startHold(page);
  await page.getByRole('button', { name: 'Bildschirm bleibt an' }).waitFor({ state: 'hidden' });
  await letPass(page, hold);
  await phase(page, 'Seite wechseln').waitFor();
  await goOn(page);
  await letPass(page, hold);
  await phase(page, 'Pause').waitFor();
  expect(errors).toEqual([]);
});

test('[GT-2] a wake lock that is taken away is asked for again with the next phase', async () => {
  const { page } = await openTraining(() => {
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
  await startHold(page);
  await waitUntil(isHeld);
  await page.evaluate(() => (Reflect.get(window, 'sentinels') as WakeLockSentinel[])[0]?.release());
  await page.getByRole('button', { name: 'Bildschirm bleibt an' }).waitFor({ state: 'hidden' });
  await letPass(page, hold);
  await phase(page, 'Seite wechseln').waitFor();
  await waitUntil(isHeld);
  expect(await requested()).toBe(2);
  await button(page, 'Zeit zurücksetzen').click();
  await waitUntil(async () => !(await isHeld()));
});

test("[GT-3] 'Erledigt' works in the middle of a hold, and the clock ticks nothing off", async () => {
  const { page } = await openTraining();
  await startHold(page);
  await letPass(page, 1);
  await button(page, 'Erledigt').click();
  await exerciseShown(page, 2).waitFor();
  await button(page, 'Zurück').click();
  await page.getByText('Schon erledigt').waitFor();
  await phase(page, 'Bereit, links zuerst').waitFor();
});

/** The states of a guided exercise, and how each is reached from the one before. */
const states: { name: string; reach: (page: Page) => Promise<unknown> }[] = [
  { name: 'ready', reach: (page) => phase(page, 'Bereit, links zuerst').waitFor() },
  {
    name: 'hold',
    reach: async (page) => {
      await startHold(page);
      await letPass(page, 3);
      await showsSeconds(page, hold - 3);
    },
  },
  {
    name: 'held',
    reach: async (page) => {
      await button(page, 'Zeit stoppen').click();
      await phase(page, 'Gestoppt').waitFor();
    },
  },
  {
    name: 'switch',
    reach: async (page) => {
      await startHold(page);
      await letPass(page, hold - 3);
      await phase(page, 'Seite wechseln').waitFor();
    },
  },
  {
    name: 'rest',
    reach: async (page) => {
      await goOn(page);
      await letPass(page, hold);
      await phase(page, 'Pause').waitFor();
      await page.getByRole('heading', { name: 'Danach: Käfer (Dead Bug)' }).waitFor();
    },
  },
  {
    name: 'done',
    reach: async (page) => {
      await button(page, 'Pause überspringen').click();
      await phase(page, 'Halten, links').waitFor();
      await letPass(page, hold);
      await phase(page, 'Seite wechseln').waitFor();
      await goOn(page);
      await letPass(page, hold);
      await phase(page, 'Fertig').waitFor();
    },
  },
  {
    name: 'repetitions',
    reach: async (page) => {
      await button(page, 'Erledigt').click();
      await phase(page, 'Satz 1 von 2').waitFor();
    },
  },
];

/** Phones on which the buttons leave little room for the clock, also on their side. */
const lowScreens = [
  { width: 390, height: 844 },
  { width: 375, height: 667 },
  { width: 360, height: 740 },
  { width: 360, height: 640 },
  { width: 320, height: 568 },
  { width: 844, height: 390 },
];

/** Returns the parts of the clock that lie under the buttons, at each of these sizes. The page keeps its size. */
const partsUnderButtons = async (page: Page, state: string) => {
  const former = page.viewportSize();
  const faults: string[] = [];
  for (const size of lowScreens) {
    await page.setViewportSize(size);
    const found = await page.evaluate(() => {
      window.scrollTo(0, 0);
      const clock = document.querySelector('[aria-label="Zeit"]');
      const buttons = document.querySelector('[data-action-bar]')?.getBoundingClientRect();
      if (!clock || !buttons) return ['nothing to look at'];
      const parts = [
        ...clock.querySelectorAll('[role="status"], [role="timer"], ol, [data-ground="rest"] p'),
      ];
      const isUnder = (part: Element) => {
        const { left, right, bottom } = part.getBoundingClientRect();
        return left < buttons.right && right > buttons.left && bottom > buttons.top;
      };
      return parts.filter(isUnder).map((part) => part.textContent);
    });
    for (const part of found) faults.push(`${state}, ${size.width}×${size.height}: ${part}`);
  }
  if (former) await page.setViewportSize(former);
  return faults;
};

test('[GT-1] [GT-4] [GT-5] every state of the clock is free of axe violations in both schemes, fits every size, and is never under the buttons', async () => {
  const { page } = await openTraining();
  const faults: string[] = [];
  for (const { name, reach } of states) {
    await reach(page);
    faults.push(...(await faultsInBothSizes(page, `training-guided-${name}`)));
    faults.push(...(await sizeFaults(page, name)));
    faults.push(...(await partsUnderButtons(page, name)));
  }
  expect(faults).toEqual([]);
});
