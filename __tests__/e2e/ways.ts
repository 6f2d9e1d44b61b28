import type { Page } from 'playwright-core';

/** What the welcome page says first. */
export const home = (page: Page) => page.getByRole('heading', { name: /^Hallo / });

export const goHome = async (page: Page) => {
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await home(page).waitFor();
};

/** Signs out, also past the warning that something is not sent yet. */
export const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Abmelden' }).click();
  const login = page.getByRole('heading', { name: 'Login' });
  const warning = page.getByRole('dialog').getByRole('button', { name: 'Abmelden' });
  await login.or(warning).first().waitFor();
  if (await warning.isVisible()) await warning.click();
  await login.waitFor();
};

/** From the welcome page to the first test of a new screening. */
export const beginScreening = async (page: Page) => {
  await page.getByRole('link', { name: /Screening starten/ }).click();
  await page
    .getByRole('button', { name: 'Weiter' })
    .or(page.getByRole('link', { name: 'Weiter' }))
    .click();
  await page.getByText('Test 1 von 7').waitFor();
};

/** Answers the test on the screen, well or badly, so that every kind of result is there in the end. */
export const answerTest = async (page: Page, test: number) => {
  const boxes = await page.getByRole('checkbox').all();
  const isGood = test % 3 === 1;
  for (const box of isGood ? boxes : boxes.slice(0, test % 3)) await box.check();
  for (const select of await page.getByRole('combobox').all())
    await select.selectOption({ index: isGood ? 1 : 2 });
};

/** Walks from the test with this number to the end of the screening and past the congratulation. */
export const finishScreening = async (page: Page, from = 1) => {
  for (let test = from; test <= 7; test += 1) {
    await page.getByText(`Test ${test} von 7`).waitFor();
    await answerTest(page, test);
    await page.getByRole('button', { name: test === 7 ? 'Fertig' : 'Weiter' }).click();
  }
  await page.getByRole('dialog', { name: 'Gut gemacht!' }).waitFor();
};

/** Walks a training from the exercise with this number to its last: done, but the second one left with a note. */
export const finishTraining = async (page: Page, from: number, total: number) => {
  for (let exercise = from; exercise <= total; exercise += 1) {
    await page.getByText(`Übung ${exercise} von ${total}`).waitFor();
    if (exercise === 2) {
      await page.getByLabel('Notizen').fill('Knie zwickt.');
      await page.getByRole('button', { name: exercise === total ? 'Fertig' : 'Weiter' }).click();
    } else {
      await page.getByRole('button', { name: 'Erledigt' }).click();
    }
  }
};

/** From the welcome page to the end of a whole training. */
export const train = async (page: Page) => {
  await page.getByRole('link', { name: /^Training/ }).click();
  const start = page.getByRole('button', { name: 'Training starten' });
  await start.waitFor();
  const exercises = await page.getByRole('listitem').count();
  await start.click();
  await finishTraining(page, 1, exercises);
};

export const openMessages = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Nachrichten/ })
    .click();

/** From anywhere to the conversation with this person. */
export const openRoom = async (page: Page, name: string) => {
  await openMessages(page);
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).waitFor();
};

/** Writes in the open conversation. */
export const write = async (page: Page, content: string) => {
  await page.getByRole('textbox', { name: 'Nachricht' }).fill(content);
  await page.getByRole('button', { name: 'Senden' }).click();
};
