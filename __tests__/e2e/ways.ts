import type { Page, Request } from 'playwright-core';
import { changeTimers, longWaitForServer } from './timers';

/** Whether this posts one run that has ended. An open one is posted, too, when an update ends meanwhile. */
export const postsEndedRun = (request: Request): boolean =>
  request.method() === 'POST' && request.postDataJSON()?.completed === true;

/** The heading of the welcome page. */
export const home = (page: Page) => page.getByRole('heading', { name: /^Hallo / });

/** The messages that float over the page. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Meldungen' }).locator('div');

export const goHome = async (page: Page) => {
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await home(page).waitFor();
};

/** Signs out, and confirms the warning about unsent data if there is one. */
export const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  const login = page.getByRole('heading', { name: 'Login' });
  const warning = page.getByRole('dialog').getByRole('button', { name: 'Abmelden' });
  await login.or(warning).first().waitFor();
  if (await warning.isVisible()) await warning.click();
  await login.waitFor();
};

/**
 * The place of the shown step of a screening run. The whole text: the tile that continues a run begins with it, and is
 * still there for a moment after it was pressed.
 */
export const testShown = (page: Page, test: number, tests = 7) =>
  page.getByText(`Test ${test} von ${tests}`, { exact: true });

/** The place of the shown step of a training; without `exercises` of one with any number of them. */
export const exerciseShown = (page: Page, exercise: number, exercises: number | string = '\\d+') =>
  page.getByText(new RegExp(`^Übung ${exercise} von ${exercises}$`));

/** Goes from the welcome page to the first test of a new screening run. */
export const beginScreening = async (page: Page) => {
  await page.getByRole('link', { name: /Screening starten/ }).click();
  await page
    .getByRole('button', { name: 'Weiter' })
    .or(page.getByRole('link', { name: 'Weiter' }))
    .click();
  await testShown(page, 1).waitFor();
};

/** Answers the shown test, well or badly in turn, so that every level of result occurs. */
export const answerTest = async (page: Page, test: number) => {
  const boxes = await page.getByRole('checkbox').all();
  const isGood = test % 3 === 1;
  for (const box of isGood ? boxes : boxes.slice(0, test % 3)) await box.check();
  for (const select of await page.getByRole('combobox').all())
    await select.selectOption({ index: isGood ? 1 : 2 });
};

/** Answers and leaves the tests with these numbers. */
export const leaveTests = async (page: Page, from: number, to: number) => {
  for (let test = from; test <= to; test += 1) {
    await testShown(page, test).waitFor();
    await answerTest(page, test);
    await page.getByRole('button', { name: test === 7 ? 'Fertig' : 'Weiter' }).click();
  }
};

/** Goes from the test with this number to the end of the screening run and closes the congratulation. */
export const finishScreening = async (page: Page, from = 1) => {
  await leaveTests(page, from, 7);
  await page.getByRole('dialog', { name: 'Gut gemacht!' }).waitFor();
};

/**
 * Goes from the exercise with this number to the last one. All are completed except the second, which gets a note.
 */
export const finishTraining = async (page: Page, from: number, total: number) => {
  for (let exercise = from; exercise <= total; exercise += 1) {
    await exerciseShown(page, exercise, total).waitFor();
    if (exercise === 2) {
      await page.getByLabel('Notizen').fill('Knie zwickt.');
      await page.getByRole('button', { name: exercise === total ? 'Fertig' : 'Weiter' }).click();
    } else {
      await page.getByRole('button', { name: 'Erledigt' }).click();
    }
  }
};

/** Goes from the welcome page to the end of a whole exercise run. */
export const train = async (page: Page) => {
  await page.evaluate(changeTimers, longWaitForServer);
  await page.getByRole('link', { name: /^Training/ }).click();
  const start = page.getByRole('button', { name: 'Training starten' });
  await start.waitFor();
  const exercises = await page.getByRole('listitem').count();
  await start.click();
  await finishTraining(page, 1, exercises);
};

/** Opens the list of a trainer with all athletes, from any page. */
export const openDesk = async (page: Page) => {
  await goHome(page);
  await page.getByRole('link', { name: /^Athleten/ }).click();
  await page.getByRole('heading', { name: /Athleten$/, level: 2 }).waitFor();
  await page.getByRole('button', { name: /^Alle \d+$/ }).click();
};

/** Opens the page of an athlete of this trainer, from any page. */
export const openAthlete = async (page: Page, name: string) => {
  await openDesk(page);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
};

export const openMessages = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Nachrichten/ })
    .click();

/** Opens the conversation with this person from any page. */
export const openRoom = async (page: Page, name: string) => {
  await openMessages(page);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
};

/** Sends a message in the open conversation. */
export const write = async (page: Page, content: string) => {
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(content);
  await page.getByRole('button', { name: 'Senden' }).click();
};
