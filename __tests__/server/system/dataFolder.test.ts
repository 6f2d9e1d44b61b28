import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { prepareServer } from '../serverProcess';

const openToOthers = (folder: string): string[] =>
  ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]
    .map((name) => join(folder, name))
    .filter((path) => (statSync(path).mode & 0o077) !== 0);

test('[RU-2] nobody else can read what a server makes in a folder that was there, nor its backup', async () => {
  const server = await prepareServer();
  const { dataDir } = server;
  chmodSync(dataDir, 0o755);
  const { base, died, end } = await server.start();
  await fetch(`${base}/admin/email/recovery/anna@example.org`);
  expect((await server.command('backup')).code).toBe(0);
  const names = readdirSync(dataDir);
  expect(names).toEqual(expect.arrayContaining(['backups', 'mail']));
  expect(openToOthers(dataDir)).toEqual([]);
  end();
  await died;
  server.remove();
});
