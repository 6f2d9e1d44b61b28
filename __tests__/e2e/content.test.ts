import type { Page } from 'playwright-core';
import { startClub } from './club';
import { faultsInBothSizes } from './screens';
import { waitUntil } from './waitUntil';
import { goHome, home, testShown } from './ways';

const club = startClub('per test');

const exercise = 'Wadenheben an der Stufe';
const testName = 'Hocke an der Wand';
const screening = 'Hockencheck';

/** Theo gets the right to make content. */
const letTheoWrite = () =>
  club.server.change(`
    update "user" set "authorities" = '["ROLE_TRAINER","ROLE_CONTENT"]'
    where "id" = ${club.server.userId('trainer2')}
  `);

const openTab = async (page: Page, name: RegExp) => {
  await page.getByRole('navigation', { name: 'Arten von Inhalten' }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 2 }).first().waitFor();
};

/** Leaves the fields, and waits until the server has the draft. */
const saved = async (page: Page) => {
  await page.keyboard.press('Tab');
  await page.getByText('gespeichert', { exact: true }).waitFor();
};

/** Keeps the picture of the camera back. Returns how to let it come. */
const holdCamera = async (page: Page) => {
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) =>
      new Promise((resolve) => {
        window.addEventListener('camera', () => resolve(open(wanted)), { once: true });
      });
  });
  return () => page.evaluate(() => window.dispatchEvent(new Event('camera')));
};

/** Opens the camera. The button stays in its place when the picture comes: a thumb may be on its way to it. */
const openCamera = async (page: Page) => {
  const letCome = await holdCamera(page);
  await page.getByRole('button', { name: 'Neu aufnehmen' }).click();
  const start = page.getByRole('button', { name: 'Aufnahme starten' });
  const place = await start.boundingBox();
  await letCome();
  await waitUntil(() =>
    page.getByLabel('Bild der Kamera').evaluate((view) => (view as HTMLVideoElement).videoWidth > 0),
  );
  expect(await start.boundingBox()).toEqual(place);
  return start;
};

/** Records a clip with the camera, and waits until the server has it. */
const recordClip = async (page: Page) => {
  const start = await openCamera(page);
  await start.click();
  await page.getByText(/^Aufnahme läuft: (?:[2-9]|1\d) s$/).waitFor();
  await page.getByRole('button', { name: 'Aufnahme beenden' }).click();
  await page.getByRole('slider', { name: 'Ende' }).waitFor();
  expect(await faultsInBothSizes(page, 'content-clip')).toEqual([]);
  await page.getByRole('radio', { name: 'Niemand, gezeichnet' }).check();
  await page.getByRole('checkbox', { name: /^Der Verein darf das Video zeigen/ }).check();
  await page.getByRole('button', { name: 'Video übernehmen' }).click();
  await page.getByText('Das Video ist hochgeladen.').waitFor();
  await page.getByText('gespeichert', { exact: true }).waitFor();
};

/** The clip that athletes get with the exercise. */
const clipOfExercise = () =>
  club.server.query<{ video: string | null }>(
    `select "video" from "exercise" where "name" = '${exercise}'`,
  )[0]?.video;

const makeExercise = async (page: Page) => {
  await openTab(page, /^Übungen/);
  await page.getByRole('button', { name: 'Übung anlegen' }).click();
  await page.getByLabel('Sätze').fill('3');
  await page.getByLabel('Wert', { exact: true }).fill('12');
  await page.getByLabel('Name', { exact: true }).fill(exercise);
  await page.getByLabel('Ausgangsstellung').fill('Auf dem Rand einer Stufe, eine Hand an der Wand.');
  await saved(page);
  await recordClip(page);
  await page.getByText('Keine Antwort führt zu dieser Übung').waitFor();
};

/** Has an answer lead to the exercise, with this weight. */
const leadToExercise = async (page: Page, answer: string, weight: string) => {
  await page.getByRole('button', { name: `Übung hinzufügen: ${answer}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Zu welcher Übung?' });
  await dialog.getByLabel('Übung suchen').fill('Stufe');
  await dialog.getByRole('button', { name: exercise }).click();
  await page.getByRole('list', { name: answer }).getByLabel(`Gewicht von ${exercise}`).fill(weight);
};

const makeTest = async (page: Page) => {
  await openTab(page, /^Tests/);
  await page.getByRole('button', { name: 'Test anlegen' }).click();
  await page.getByLabel('Name des Tests').fill(testName);
  await page.getByRole('button', { name: 'Ja/Nein', exact: true }).click();
  await page.getByRole('textbox', { name: 'Ja/Nein-Frage 1', exact: true }).fill('Die Ferse bleibt am Boden');
  await leadToExercise(page, 'Die Ferse bleibt am Boden: Nein', '9');
  await page.getByRole('button', { name: 'Wertebereich', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Wertebereichsfrage 1', exact: true })
    .fill('Wie tief ist die Hocke');
  await page.getByLabel('Antwort 1', { exact: true }).fill('Waagerecht');
  await page.getByLabel('Antwort 2', { exact: true }).fill('Deutlich höher');
  await leadToExercise(page, 'Wie tief ist die Hocke: Deutlich höher', '4');
  await page.getByRole('switch', { name: 'Links und rechts getrennt' }).check();
  await saved(page);
};

const makeScreening = async (page: Page) => {
  await openTab(page, /^Screenings/);
  await page.getByRole('button', { name: 'Screening anlegen' }).click();
  await page.getByLabel('Name des Screenings').fill(screening);
  await page.getByRole('button', { name: 'Test hinzufügen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcher Test?' });
  await dialog.getByRole('button', { name: testName }).click();
  await saved(page);
};

/** Answers 'Nein' left and right, and the weakest depth. */
const answerWeakly = async (page: Page) => {
  await testShown(page, 1, 1).waitFor();
  for (const depth of await page.getByRole('combobox').all())
    await depth.selectOption({ label: 'Deutlich höher' });
  await page.getByRole('button', { name: 'Fertig' }).click();
};

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const said = await dialog.innerText();
  await dialog.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page.getByText(/^Veröffentlicht\. Die Athleten/).waitFor();
  return said;
};

/** The id of the version of the screening that David is to do. */
const assignedToDavid = () =>
  club.server.query<{ id: number; name: string }>(`
    select s."id", s."name" from "userScreening" u join "screening" s on s."id" = u."screeningId"
    where u."userId" = ${club.server.userId('david')}
  `)[0];

const assignToDavid = async (page: Page) => {
  await goHome(page);
  await page.getByRole('link', { name: /^Athleten/ }).click();
  await page.getByRole('button', { name: /^Alle \d+$/ }).click();
  await page.getByRole('link', { name: 'David Decker' }).click();
  await page.getByRole('button', { name: 'Ändern', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Screening zuweisen' });
  await dialog.getByRole('radio', { name: screening }).check();
  await dialog.getByRole('button', { name: 'Zuweisen' }).click();
  await waitUntil(() => assignedToDavid()?.name === screening);
};

const beginScreening = async (page: Page) => {
  await page.getByRole('link', { name: /Screening starten/ }).click();
  await page
    .getByRole('button', { name: 'Weiter' })
    .or(page.getByRole('link', { name: 'Weiter' }))
    .click();
  await testShown(page, 1, 1).waitFor();
};

const davidsRuns = () =>
  club.server
    .query<{ screeningId: number; completed: number }>(
      `select * from "screeningRun" where "userId" = ${club.server.userId('david')} order by "id"`,
    )
    .filter(({ completed }) => completed)
    .map(({ screeningId }) => screeningId);

test('[CT-1] [CT-2] [CT-3] [CT-4] [CT-9] [CT-11] a club makes its own screening on a phone, and who is in the middle of it ends it as it began', async () => {
  letTheoWrite();
  const theo = await club.openOwnDeviceOf('trainer2');
  const { page } = theo;
  await page.getByRole('link', { name: 'Inhalte' }).click();
  await makeExercise(page);
  await page.getByRole('link', { name: 'Übungen', exact: true }).click();
  await makeTest(page);
  expect(await faultsInBothSizes(page, 'content-own-test')).toEqual([]);
  await page.getByRole('link', { name: 'Tests', exact: true }).click();
  await makeScreening(page);
  const address = page.url();

  // The trial goes through all of it, and nobody gets anything of it.
  await page.getByRole('link', { name: 'Probelauf starten' }).click();
  await answerWeakly(page);
  await page.getByRole('list', { name: 'Plan' }).getByRole('heading', { name: exercise }).waitFor();
  expect(await faultsInBothSizes(page, 'content-probe-result')).toEqual([]);
  await page.getByRole('link', { name: 'Probelauf beenden' }).click();
  expect(await publish(page)).toContain(`Wird mit veröffentlicht: ${testName}, ${exercise}.`);
  expect(clipOfExercise()).toMatch(/^clip-[0-9a-f]{20}\.mp4$/);
  await assignToDavid(page);
  const first = assignedToDavid()?.id;
  const before = davidsRuns();

  // David begins it, and has no network from then on.
  const david = await club.openOwnDeviceOf('david');
  expect(await david.page.getByRole('link', { name: 'Inhalte' }).count()).toBe(0);
  await beginScreening(david.page);
  await david.context.setOffline(true);

  // Theo asks one question more.
  await page.goto(address);
  await page.getByRole('link', { name: testName }).click();
  await page.getByRole('button', { name: 'Ja/Nein', exact: true }).click();
  await page
    .getByRole('textbox', { name: 'Ja/Nein-Frage 2', exact: true })
    .fill('Das Knie bleibt über dem Fuß');
  await saved(page);
  expect(await publish(page)).toContain('1 Athlet macht als Nächstes die neue Fassung');
  const second = assignedToDavid()?.id;
  expect(second).not.toBe(first);

  // David ends the former version, and gets the new one next.
  expect(await david.page.getByText('Das Knie bleibt über dem Fuß').count()).toBe(0);
  await answerWeakly(david.page);
  await david.page.getByRole('dialog', { name: 'Gut gemacht!' }).getByRole('button', { name: 'OK' }).click();
  await home(david.page).waitFor();
  await david.context.setOffline(false);
  await waitUntil(() => davidsRuns().length > before.length);
  expect(davidsRuns().at(-1)).toBe(first);
  await beginScreening(david.page);
  await david.page.getByText('Das Knie bleibt über dem Fuß').first().waitFor();
  await answerWeakly(david.page);
  await david.page.getByText('Gespeichert und übertragen.').waitFor();
  expect(davidsRuns().at(-1)).toBe(second);
});

test('[CT-10] a club takes a sample over by keyboard, and it is there to be assigned', async () => {
  letTheoWrite();
  const { page } = await club.openOwnDeviceOf('trainer2');
  await page.getByRole('link', { name: 'Inhalte' }).click();
  const samples = page.getByRole('region', { name: 'Beispiele' });
  const rowOf = (name: string) => samples.getByRole('listitem').filter({ hasText: name });
  await rowOf('7 Tests, 23 Übungen').getByText('übernommen', { exact: true }).waitFor();
  expect(await faultsInBothSizes(page, 'content-samples')).toEqual([]);

  await rowOf('Kurz-Check').getByRole('button', { name: 'Übernehmen' }).press('Enter');
  await rowOf('Kurz-Check').getByText('übernommen', { exact: true }).waitFor();
  const taken = page.getByRole('list', { name: 'Screenings' }).getByRole('link', { name: /^Kurz-Check/ });
  await taken.getByText('veröffentlicht').waitFor();
  await taken.getByText('3 Tests, Fassung 1').waitFor();
  await samples.getByRole('heading', { name: 'Beispiele' }).and(page.locator(':focus')).waitFor();
  expect(
    club.server.query<{ name: string }>(
      `select "name" from "screening" where "isPublished" = 1 and "name" = 'Kurz-Check'`,
    ),
  ).toHaveLength(1);
});
