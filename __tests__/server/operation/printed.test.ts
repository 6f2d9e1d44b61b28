import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { composed } from '../deploy/composed';
import { printed, printedBlocks, readBlocks, walkedBlocks } from './printedBlocks';
import { beginClub, makePrintedPlace } from './printedPlace';

const ways = [...Object.values(walkedBlocks), ...readBlocks.map(({ beginning }) => beginning)];

test('each block of commands in the pages is run by a test, or is only read for a reason', () => {
  const waysOf = printedBlocks.map(({ page, text }) => [
    `${page}: ${text.split('\n')[0]}`,
    ways.filter((way) => way.test(text)).length,
  ]);
  expect(waysOf.filter(([, count]) => count !== 1)).toEqual([]);
  for (const way of ways) expect(printedBlocks.some(({ text }) => way.test(text))).toBe(true);
  for (const { reason } of readBlocks) expect(reason).toMatch(/\S/);
});

test.each(printedBlocks)('$page: a shell can read $text', ({ text }) => {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: text, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('every command of npm in the pages is one of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const pages = ['docs/operations.md', 'docs/erste-stunde.md', 'docs/export.md', 'README.md'];
  const named = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/npm run\s+(?:--silent )?([\w:]+)/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test('every command for containers names a file, services and a program that there are', () => {
  const programs = readFileSync('scripts/buildServer.mjs', 'utf8');
  const commands = printedBlocks.flatMap(({ text }) => [
    ...text.matchAll(/docker compose -f deploy\/(\S+) (.*)$/gm),
  ]);
  expect(commands.length).toBeGreaterThan(9);
  for (const [, file = '', words = ''] of commands) {
    const services = Object.keys(composed(file).services);
    const [, command = '', named = ''] = /^(up|logs|exec|run|cp|stop|start)((?: .*)?)$/.exec(words) ?? [];
    expect(command).not.toBe('');
    const [said = '', program] = named.split(' node ');
    const asked = said.split(' ').flatMap((word) => /^(app\d?)(?::|$)/.exec(word)?.[1] ?? []);
    if (command !== 'up') expect(asked).not.toEqual([]);
    for (const service of asked) expect(services).toContain(service);
    if (program) expect(programs).toContain(`    ${/^build\/(\w+)\.js/.exec(program)?.[1]}: 'server/`);
  }
});

describe('the commands for a server with SQLite', () => {
  let place: Awaited<ReturnType<typeof makePrintedPlace>>;
  beforeEach(async () => {
    place = await makePrintedPlace();
  }, 60_000);
  afterEach(() => place.remove());

  test('[CL-1] [ON-6] start a club, back it up while it runs, restore it, and take it out', async () => {
    const { root, dataDir, run, start } = place;
    const first = await start(printed('start'));
    expect((await fetch(`${first.url}/ready`)).status).toBe(200);
    expect(first.said).toContain('https://club.example/setup/');
    expect((await beginClub(first.url, first.said)).status).toBe(200);

    const { code, said } = await run(printed('backup'));
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said.match(/^Gesichert: .* \(Mitglieder: 1, /gm)).toHaveLength(2);
    const second = join(root, 'second', 'athletik.sqlite');
    expect(existsSync(second)).toBe(true);
    const ofMachine = readdirSync(join(dataDir, 'backups')).filter((name) => name.startsWith('athletik-'));
    expect(ofMachine).toHaveLength(1);

    // The file of the night that the page names.
    const [, night = ''] = /-- data\/backups\/(\S+)/.exec(printed('restore')) ?? [];
    copyFileSync(second, join(dataDir, 'backups', night));
    expect(await run(printed('restore'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('Der Server läuft noch.'),
    });
    await first.stop();
    const restored = await run(printed('restore'));
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Wiederhergestellt aus ') });

    const again = await start(printed('start'));
    const signedIn = await fetch(`${again.url}/api/auth`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'tina.trainer', password: 'drei kluge Worte' }),
    });
    expect(signedIn.status).toBe(200);
    expect(again.said).not.toContain('/setup/');
    await again.stop();

    const [taken = ''] = printed('transfer').split('\n');
    expect(await run(taken)).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^\d+ Zeilen und \d+ Videos: club\.gz$/m),
    });
    expect(existsSync(join(root, 'club.gz'))).toBe(true);
  }, 120_000);

  test('put the name of the club into the settings of nginx', async () => {
    expect(await place.run(printed('tls'))).toEqual({ code: 0, said: '' });
    const settings = readFileSync(join(place.root, 'athletik.conf'), 'utf8');
    expect(settings).toContain('server_name app.unser-verein.de;');
  });
});
