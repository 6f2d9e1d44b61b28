import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { startClub } from './club';
import { home } from './ways';

const mediaTypes: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
};

/** A minimal static server: it serves the files of `dist/` as they are, and forwards `/api` to another server. */
const startStaticServer = async (apiUrl: string): Promise<{ server: Server; url: string }> => {
  const server = createServer((incoming, outgoing) => {
    const { method, headers, url = '/' } = incoming;
    if (url.startsWith('/api/')) {
      const forwarded = request(apiUrl + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded);
      return;
    }
    const file = join('dist', url === '/' ? 'index.html' : url);
    if (!existsSync(file)) return outgoing.writeHead(404).end();
    const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
    outgoing.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { server, url: `http://localhost:${address.port}` };
};

const club = startClub('for all tests');
let files: Awaited<ReturnType<typeof startStaticServer>>;

beforeAll(async () => {
  files = await startStaticServer(club.server.url);
});
afterAll(() => {
  files.server.closeAllConnections();
  files.server.close();
});

test('[SW-5] the files of dist/ run on any static server beside any server of the contract', async () => {
  const { page } = await club.openDevice();
  await page.goto(files.url);
  await page.waitForURL('**/login?*');
  await page.getByLabel('Benutzername').fill('anna');
  await page.getByLabel('Passwort', { exact: true }).fill('athletik');
  await page.getByRole('button', { name: 'Login' }).click();
  await home(page).waitFor();
  expect(await page.title()).toContain('Athletik Screening');
});

test('the icons are kept for good: a page that draws one more does not read and parse all of them again', async () => {
  const { page } = await club.openOwnDeviceOf('anna');
  await page.goto('/');
  await home(page).waitFor();
  const address = await page.locator('use').first().getAttribute('href');
  const { headers } = await fetch(new URL(address ?? '', club.server.url));
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(headers.get('cache-control')).toContain('immutable');
});
