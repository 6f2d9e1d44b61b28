import jsQR from 'jsqr';
import type { Locator, Page } from 'playwright-core';
import type { NewMember } from '../../src/contract/members';
import { xsrfPairs } from '../../src/contract/xsrf';
import { axeViolations, takePicture, viewports } from './browser';
import { startClub } from './club';
import { a4, pagesOf } from './pdf';

const club = startClub('per test');

const children = ['Nele Dorn', 'Kian Ebert', 'Clara Conrad'];
const longName = 'Maximiliane-Alexandra Althaus-von-und-zu-Hohenstein-Musterstadthausen';
const crowd = [...children, 'Tom Beck', 'Jan Ehlers', 'Sofie Falk', 'Luis Franke', 'Milo Brandt', longName];

/** Adds athletes of the signed-in trainer who have no address. */
const addMembers = async (page: Page, names: readonly string[]) => {
  const members = names.map((name): NewMember => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const clientId = crypto.randomUUID();
    const roles = ['ROLE_ATHLETE'] as const;
    return {
      clientId,
      firstName,
      lastName,
      email: null,
      birthYear: null,
      team: 'U14 Mädchen',
      roles: [...roles],
    };
  });
  const status = await page.evaluate(
    async ([body, { cookie, header }]) => {
      const value = new RegExp(`${cookie}=([^;]+)`).exec(document.cookie)?.[1] ?? '';
      const { token } = JSON.parse(localStorage.getItem('currentUser') ?? '{}');
      const headers = {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        [header]: value,
      };
      return (await fetch('/api/members/all/', { method: 'POST', headers, body })).status;
    },
    [JSON.stringify(members), xsrfPairs[0]] as const,
  );
  expect(status).toBe(200);
};

const ticket = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** Opens the sheet of the trainer, whose athletes without an address these are, and makes their codes. */
const openSheet = async (names: readonly string[]) => {
  const { page } = await club.openDeviceOf('trainer', 'desktop');
  await addMembers(page, names);
  await page.goto('/members/sheet');
  await page.getByLabel(`${names[0]}, U14 Mädchen`).waitFor();
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(names.length);
  expect(await axeViolations(page)).toEqual([]);
  await takePicture(page, 'sheet-choice-desktop');
  await page.getByRole('button', { name: 'Codes erstellen' }).click();
  await page.getByText(`${names.length} Codes sind fertig.`, { exact: false }).waitFor();
  return page;
};

/** Returns the pixels of a part of the page as they are on the screen. */
const pixelsOf = async (part: Locator) => {
  const png = (await part.screenshot()).toString('base64');
  const { data, width, height } = await part.page().evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const pixels = context?.getImageData(0, 0, picture.width, picture.height);
    return { data: [...(pixels?.data ?? [])], width: picture.width, height: picture.height };
  }, png);
  return [Uint8ClampedArray.from(data), width, height] as const;
};

/** Returns what a scanner reads from the printed code of a member. */
const scanned = async (page: Page, name: string): Promise<string> => {
  const code = page.getByRole('img', { name: `QR-Code für ${name}`, exact: true });
  return jsQR(...(await pixelsOf(code)))?.data ?? '';
};

/** A4 without its margins of 14 mm, in CSS pixels. */
const paper = { width: 688, height: 1017 };

test('[MB-2] [MB-4] three invitations are one page A4; printed and short codes open the one of their member', async () => {
  const page = await openSheet(children);
  expect(await axeViolations(page)).toEqual([]);
  await takePicture(page, 'sheet-desktop');
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4]);

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of ['banner', 'button', 'status'] as const) {
    await expect(page.getByRole(part).filter({ visible: true }).count()).resolves.toBe(0);
  }
  const links = new Map<string, string>();
  for (const name of children) links.set(name, await scanned(page, name));
  expect(new Set(links.values()).size).toBe(children.length);

  for (const [name, link] of links) {
    expect(link.startsWith(`${club.server.url}/invitation/`)).toBe(true);
    const { page: phone, context } = await club.openDevice();
    await phone.goto(link);
    await phone.getByRole('heading', { name: `Hallo ${name.split(' ')[0]}` }).waitFor();
    await context.close();
  }

  const [name = ''] = children;
  const code = await ticket(page, name)
    .getByText(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/)
    .textContent();
  const { page: phone } = await club.openDevice();
  await phone.goto('/invitation');
  await phone.getByLabel('Code', { exact: true }).fill(code ?? '');
  await phone.getByRole('button', { name: 'Weiter' }).click();
  await phone.getByRole('heading', { name: 'Hallo Nele' }).waitFor();
});

/** Returns the texts of the invitations of which a part is higher than its place on the paper. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isTooHigh = ({ scrollHeight, clientHeight }: Element) => scrollHeight > clientHeight;
    const tickets = [...document.querySelectorAll('main li:has(svg)')];
    return tickets
      .filter((ticket) => [ticket, ...ticket.children].some(isTooHigh))
      .map(({ textContent }) => textContent);
  });

test('[MB-2] the ninth invitation begins the second page, and long names fit', async () => {
  const page = await openSheet(crowd);
  expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toEqual([a4, a4]);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
  expect(await cutOff(page)).toEqual([]);
  await takePicture(page, 'sheet-print');
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(viewports.phone);
  expect(await axeViolations(page)).toEqual([]);
  await takePicture(page, 'sheet-phone');
});
