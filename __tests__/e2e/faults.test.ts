import type { LocalScreeningRun } from '../../src/domain/runs';
import { signInAndUpdate, storedRows, waitForOfflineReadiness } from './browser';
import { letPass, passUntilShown, stopTime } from './clock';
import { startClub } from './club';
import { openRequests } from './openRequests';
import { waitUntil } from './waitUntil';
import { beginScreening, finishScreening, home, postsEndedRun, signOut, testShown } from './ways';

const club = startClub('per test');

test('[LI-11] [RE-3] a server that is down is reported once the retries are used up', async () => {
  const { context } = await club.openDevice();
  await stopTime(context);
  const page = await context.newPage();
  const open = openRequests(page);
  let hasAskedForLateCode = false;
  page.on('request', (request) => {
    hasAskedForLateCode ||= /\/assets\/late\./.test(request.url());
  });
  await page.goto('/login');
  await waitUntil(async () => {
    await letPass(page, 0.1);
    return hasAskedForLateCode && open.size === 0;
  });
  await club.server.stop();
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Passwort', { exact: true }).fill('athletik');
  const login = () => page.getByRole('button', { name: 'Login' }).click();
  const isDown = page.getByText(
    'Der Server ist nicht erreichbar. Prüf deine Verbindung. Was du gespeichert hast, bleibt auf diesem Gerät.',
  );
  await passUntilShown(page, login, isDown);
  await club.server.restart();
  await login();
  await home(page).waitFor();
});

test('[LI-11] a server that is down before all code has come is told at the login, too', async () => {
  const { context } = await club.openDevice();
  await stopTime(context);
  const page = await context.newPage();
  let serverIsDown = () => {};
  const down = new Promise<void>((resolve) => {
    serverIsDown = resolve;
  });
  let hasAskedForLateCode = false;
  await page.route(/\/assets\/late\./, async (route) => {
    hasAskedForLateCode = true;
    await down;
    await route.continue();
  });
  await page.goto('/login');
  await waitUntil(async () => {
    await letPass(page, 0.1);
    return hasAskedForLateCode;
  });
  await club.server.stop();
  serverIsDown();
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Passwort', { exact: true }).fill('athletik');
  const login = () => page.getByRole('button', { name: 'Login' }).click();
  const isMissing = page.getByRole('main').getByText('Dieser Teil der App lässt sich gerade nicht laden.');
  await passUntilShown(page, login, isMissing);
  await club.server.restart();
  await passUntilShown(page, login, home(page));
});

test('[RE-7] [API-39] a response that is lost on the way makes no second run', async () => {
  const { page } = await club.openDeviceOf('ben');
  const before = club.server.runs('screeningRun').length;
  let posts = 0;
  await page.route('**/api/screening/runs/', async (route) => {
    if (!postsEndedRun(route.request())) return route.continue();
    posts += 1;
    if (posts > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await beginScreening(page);
  await finishScreening(page);
  await page.getByText('Gespeichert und übertragen.').waitFor();
  expect(posts).toBe(2);
  expect(club.server.runs('screeningRun')).toHaveLength(before + 1);
});

test('[CO-4] a run that the server refuses is shown, handed out as a file, and sent again on request', async () => {
  const before = club.server.runs('screeningRun').length;
  const { page } = await club.openDeviceOf('ben');
  await page.route('**/api/screening/runs/', (route) =>
    route.fulfill({
      status: 422,
      json: { status: 422, error: 'Unprocessable', message: 'Dieses Screening gibt es nicht.' },
    }),
  );
  await beginScreening(page);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('link', { name: 'Ansehen' }).click();
  await page.getByText('Dieses Screening gibt es nicht.').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Als Datei sichern' }).click();
  expect((await download).suggestedFilename()).toBe('nicht-uebertragen.json');
  await page.unroute('**/api/screening/runs/');
  await page.getByRole('button', { name: 'Jetzt senden' }).click();
  await page.getByRole('heading', { name: 'Alles übertragen' }).waitFor();
  expect(club.server.runs('screeningRun')).toHaveLength(before + 1);
});

test('[SE-1] [SE-3] [CO-5] an offline run stays hidden from the next user and is sent when its own returns', async () => {
  const { page, context } = await club.openDeviceOf('anna');
  await waitForOfflineReadiness(page);
  const before = club.server.runs('screeningRun').length;
  await context.setOffline(true);
  await beginScreening(page);
  await finishScreening(page);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('dialog').getByText('1 Screening ist noch nicht übertragen.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Abmelden' }).click();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await context.setOffline(false);
  await signInAndUpdate(page, 'ben');
  await page.getByRole('button', { name: 'Screeningübersicht' }).click();
  await page.getByText('Es wurde noch kein Screening durchlaufen').waitFor();
  expect(club.server.runs('screeningRun')).toHaveLength(before);
  await signOut(page);
  await signInAndUpdate(page, 'anna');
  await waitUntil(() => club.server.runs('screeningRun').length === before + 1);
  expect(club.server.runs('screeningRun').at(-1)?.userId).toBe(club.server.userId('anna'));
});

test('[DB-8] a damaged stored user leads to the login, with a word about it', async () => {
  const { page } = await club.openDeviceOf('anna');
  await page.evaluate(() => localStorage.setItem('currentUser', '{"id":1}'));
  await page.reload();
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByText('Deine Anmeldung auf diesem Gerät ist beschädigt. Melde dich neu an.').waitFor();
});

test('[RE-1] [FL-9] a token that the server no longer knows leads to the login, and every answer is kept', async () => {
  const { page } = await club.openDeviceOf('ben');
  await beginScreening(page);
  await page.getByRole('checkbox').first().check();
  // A page that is reloaded at once may lose the last tap, as `crash.test` allows.
  const isAnswered = ({ drafts }: LocalScreeningRun) => Object.keys(drafts).length > 0;
  await waitUntil(async () => (await storedRows<LocalScreeningRun>(page, 'screeningRun')).some(isAnswered));
  await page.evaluate(() => {
    const user = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
    localStorage.setItem('currentUser', JSON.stringify({ ...user, token: 'unbekannt' }));
  });
  let documents = 0;
  // The app shows the login, and then loads the page once more, maybe before all of the former page was loaded.
  const isAskedForTwice = page.waitForRequest((request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
    return documents === 2;
  });
  await page.reload({ waitUntil: 'commit' });
  await isAskedForTwice;
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await signInAndUpdate(page, 'ben');
  await page.getByRole('link', { name: /Screening fortsetzen/ }).click();
  await testShown(page, 1).waitFor();
  expect(await page.getByRole('checkbox').first().isChecked()).toBe(true);
});
