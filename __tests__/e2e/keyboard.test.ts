import type { Locator, Page } from 'playwright-core';
import { waitForOfflineReadiness } from './browser';
import { startClub } from './club';
import { hasFocus, pressOn, typeInto } from './keyboard';
import { changeTimers, longWaitForServer } from './timers';
import { waitUntil } from './waitUntil';
import { exerciseShown, home, testShown } from './ways';

const club = startClub('for all tests');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: RegExp) => page.getByRole('link', { name });
const messages = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Nachrichten/ });

/** Opens a dialog with Enter and closes it with Escape. Returns whether the focus is back where it was. */
const givesFocusBack = async (page: Page, opener: Locator): Promise<boolean> => {
  await pressOn(page, opener);
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return hasFocus(opener);
};

/** Answers the shown test with weak points: one checkbox, and the next value of every range question. */
const answerTest = async (page: Page) => {
  await pressOn(page, page.getByRole('checkbox').first(), 'Space');
  for (const select of await page.getByRole('combobox').all()) await pressOn(page, select, 'ArrowDown');
};

const runScreening = async (page: Page) => {
  await pressOn(page, link(page, /Screening starten/));
  await pressOn(page, button(page, 'Weiter'));
  for (let test = 1; test <= 7; test += 1) {
    await testShown(page, test).waitFor();
    await answerTest(page);
    await pressOn(page, button(page, test === 7 ? 'Fertig' : 'Weiter'));
  }
  await page.getByRole('dialog', { name: 'Gut gemacht!' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
};

/** Completes every exercise except the second one, which gets a note. */
const train = async (page: Page) => {
  await page.evaluate(changeTimers, longWaitForServer);
  await pressOn(page, link(page, /^Training/));
  await pressOn(page, button(page, 'Training starten'));
  const exercises = Number(/von (\d+)/.exec(await exerciseShown(page, 1).innerText())?.[1]);
  for (let exercise = 1; exercise <= exercises; exercise += 1) {
    await exerciseShown(page, exercise, exercises).waitFor();
    if (exercise === 2) {
      await typeInto(page, page.getByLabel('Notizen'), 'Knie zwickt.');
      await pressOn(page, button(page, 'Weiter'));
    } else {
      await pressOn(page, button(page, 'Erledigt'));
    }
  }
  await pressOn(page, button(page, 'Nein'));
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
};

const write = async (page: Page, content: string) => {
  await typeInto(page, page.getByRole('textbox', { name: 'Nachricht' }), content);
  await page.keyboard.press('Enter');
  await page.getByRole('log').getByText(content).waitFor();
};

test('[LI-6] [SR-8] [SR-13] [TR-13] [NO-6] [ME-8] [ME-10] the keyboard alone signs in, runs a screening, trains, writes and signs out', async () => {
  const { page, context } = await club.openDevice('desktop');
  await page.goto('/login');
  await typeInto(page, page.getByLabel('Benutzername'), 'anna');
  await typeInto(page, page.getByLabel('Passwort', { exact: true }), 'athletik');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Hallo Anna' }).waitFor();
  await waitForOfflineReadiness(page);

  await runScreening(page);
  await train(page);
  const training = club.server.runs('exerciseRun').at(-1);
  expect(training).toMatchObject({
    completed: 1,
    screeningRunId: club.server.runs('screeningRun').at(-1)?.id,
  });
  expect(training?.runUnits).toContain('Knie zwickt.');

  await pressOn(page, messages(page));
  await pressOn(page, button(page, 'Neue Konversation'));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Tina Trainer' }));
  await write(page, 'Fertig!');
  await page.getByRole('log').getByText('gesendet').first().waitFor();

  await context.setOffline(true);
  await write(page, 'Bin jetzt offline.');
  await pressOn(page, button(page, 'Abmelden'));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }));
  await page.getByRole('heading', { name: 'Login' }).waitFor();
});

test('a dialog is left with Escape, and the focus is back where it was', async () => {
  const { page, context } = await club.openDeviceOf('trainer', 'desktop');
  await waitForOfflineReadiness(page);
  await pressOn(page, link(page, /Screening starten/));
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Anna Athletin' });
  expect(await givesFocusBack(page, button(page, 'Notiz bearbeiten'))).toBe(true);
  await pressOn(page, messages(page));
  expect(await givesFocusBack(page, button(page, 'Neue Konversation'))).toBe(true);
  await page.getByRole('main').getByText('Anna Athletin').waitFor();
  await context.setOffline(true);
  await pressOn(page, button(page, 'Neue Konversation'));
  await pressOn(page, page.getByRole('dialog').getByRole('button', { name: 'Anna Athletin' }));
  await write(page, 'Bis morgen.');
  expect(await givesFocusBack(page, button(page, 'Abmelden'))).toBe(true);
});

test('the keyboard stays inside an open dialog', async () => {
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  await pressOn(page, link(page, /Screening starten/));
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Anna Athletin' });
  await pressOn(page, button(page, 'Notiz bearbeiten'));
  const dialog = page.getByRole('dialog', { name: 'Notiz zum Screening' });
  await typeInto(page, dialog.getByLabel('Für Trainer'), ' Sprünge erst später.');
  for (const direction of ['Tab', 'Shift+Tab']) {
    for (let press = 0; press < 10; press += 1) {
      await page.keyboard.press(direction);
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
  }
  await pressOn(page, dialog.getByRole('button', { name: 'Speichern' }));
  // Until then the field has the text, too.
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/Sprünge erst später\./).waitFor();
  await waitUntil(() => hasFocus(button(page, 'Notiz bearbeiten')));
});

/** Where a control is seen: in which half, and how far down the page. */
interface Seen {
  isRight: boolean;
  top: number;
}

/** Tabs from the heading of the step to its last button. Returns where each control on the way is seen. */
const stopsOfStep = async (page: Page): Promise<Seen[]> => {
  const stops: Seen[] = [];
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const control = document.activeElement;
      if (!control?.closest('form') || control.closest('[data-action-bar]')) return null;
      const { left, top } = control.getBoundingClientRect();
      // What is beside the heading belongs to the heading, and to no column.
      const isBesideHeading = Boolean(control.parentElement?.querySelector('h2'));
      return { isRight: left > innerWidth / 2 && !isBesideHeading, top: top + scrollY };
    });
    if (stop === null) return stops;
    stops.push(stop);
  }
  throw new Error('The Tab key does not leave the step.');
};

test.each([
  ['a phone', { width: 390, height: 844 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a desktop', { width: 1280, height: 800 }],
])('[TR-22] on %s a run opens on its heading, and the Tab key goes as it is read', async (_device, size) => {
  const { page } = await club.openDeviceOf('anna');
  await page.setViewportSize(size);
  await page.goto('/screening/1');
  await page.getByLabel('Video: Überkopfkniebeuge').waitFor();
  await waitUntil(() => hasFocus(page.getByRole('heading', { level: 2 })));
  const stops = await stopsOfStep(page);
  const isRead = (one: Seen, next: Seen) =>
    one.isRight === next.isRight ? one.top <= next.top + 20 : next.isRight;
  expect(stops.length).toBeGreaterThan(5);
  expect(stops.filter((stop, place) => place > 0 && !isRead(stops[place - 1] ?? stop, stop))).toEqual([]);
});

test('[SH-15] a dialog is left with a step back in the history, which stays on the page', async () => {
  const { page } = await club.openDeviceOf('trainer');
  await link(page, /Screening starten/).click();
  await page.getByLabel('Athlet auswählen').selectOption({ label: 'Anna Athletin' });
  await button(page, 'Notiz bearbeiten').click();
  await page.getByRole('dialog').waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/screening');
  expect(await page.getByLabel('Athlet auswählen').inputValue()).not.toBe('');
  await page.evaluate(() => history.back());
  await home(page).waitFor();
});

test('[SR-6] on a phone two answers are in view beside the video', async () => {
  const { page } = await club.openDeviceOf('anna');
  await page.goto('/screening/1');
  await page.getByLabel('Video: Überkopfkniebeuge').waitFor();
  const bar = await page.locator('[data-action-bar]').boundingBox();
  const second = await page.getByRole('group').locator('label').nth(1).boundingBox();
  expect((second?.y ?? Infinity) + (second?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test('the skip link leads past the bar', async () => {
  const { page } = await club.openDeviceOf('anna', 'desktop');
  const arrivals: [path: string, text: string][] = [
    ['/screening', 'Athlet: Anna Athletin'],
    ['/', 'Hallo Anna'],
    ['/trainingoverview', 'Training starten'],
    ['/messages', 'Konversationen'],
    ['/impressum', '§ 16'],
  ];
  for (const [path, text] of arrivals) {
    await page.goto(path);
    // Until its code is loaded, a placeholder page is shown.
    await page.getByText(text).first().waitFor();
    await page.keyboard.press('Tab');
    await waitUntil(() => hasFocus(link(page, /^Zum Inhalt$/)));
    await page.keyboard.press('Enter');
    await waitUntil(() => hasFocus(page.locator('main')));
    await page.keyboard.press('Tab');
    const isInBar = page.getByRole('banner').evaluate((bar) => bar.contains(document.activeElement));
    expect(await isInBar).toBe(false);
  }
});
