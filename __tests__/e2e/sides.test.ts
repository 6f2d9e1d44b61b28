import type { Page } from 'playwright-core';
import { axeViolations, contrastViolations, takePicture, viewports } from './browser';
import { startClub } from './club';
import { sizeFaults } from './sizes';
import { beginScreening, finishScreening, leaveTests } from './ways';

const club = startClub('for all tests');

/** Neither scheme has a fault, the page fits every size, and there is a picture of both schemes and of a wide one. */
const look = async (page: Page, name: string) => {
  expect(await axeViolations(page)).toEqual([]);
  expect(await sizeFaults(page, name)).toEqual([]);
  await takePicture(page, name);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
  await takePicture(page, `${name}-dark`);
  await page.emulateMedia({ colorScheme: 'light' });
};

test('[SI-1] a test with sides is answered for each, and its result, progress and comparison show both', async () => {
  const { page } = await club.openDeviceOf('anna');
  await beginScreening(page);
  await leaveTests(page, 1, 4);
  const question = page.getByRole('group', { name: 'Das gehobene Bein bleibt gestreckt' });
  await question.getByRole('checkbox', { name: 'Links' }).check();
  await look(page, 'sides-run');

  for (const box of await page.getByRole('checkbox', { name: 'Links' }).all()) await box.check();
  for (const [side, index] of [
    ['links', 1],
    ['rechts', 3],
  ] as const)
    await page
      .getByRole('combobox', { name: `das liegende Bein (von der Seite), ${side}?` })
      .selectOption({ index });
  await page.getByRole('button', { name: 'Weiter' }).click();
  await finishScreening(page, 6);

  await page.goto('/screeningoverview');
  // Left 3 of 3 and 10 of 10, right none of 3 and 2 of 10 [PR-4].
  await page.getByText('Links 100 % · Rechts 5 %').last().waitFor();
  await look(page, 'sides-overview');
  await page.goto('/progress');
  await page.getByRole('img', { name: /Links: .*100.*Rechts: .*5/ }).scrollIntoViewIfNeeded();
  await look(page, 'sides-progress');
  await page.setViewportSize(viewports.desktop);
  await takePicture(page, 'sides-progress-1280');
  await page
    .getByRole('button', { name: 'Zwei Screenings vergleichen' })
    .or(page.getByRole('link', { name: 'Zwei Screenings vergleichen' }))
    .click();
  await page
    .getByText('Wo kreuzt der Stab das liegende Bein (von der Seite), rechts?')
    .first()
    .scrollIntoViewIfNeeded();
  await look(page, 'sides-comparison');
});
