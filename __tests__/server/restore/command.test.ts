import { join } from 'node:path';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';

let server: Awaited<ReturnType<typeof prepareServer>>;
let backup: string;
beforeEach(async () => {
  server = await prepareServer();
  backup = join(makeFolder(), 'backup');
}, 30_000);
afterEach(() => server.remove());

test('[ON-6] the command refuses while the server runs, says what it did, and ends with an error where it did nothing', async () => {
  const { died, kill } = await server.start();
  expect((await server.command('backup', backup)).code).toBe(0);
  expect(await server.command('restore', backup)).toEqual({
    code: 1,
    said: 'Nichts wurde wiederhergestellt, und am Verein hat sich nichts geändert: Der Server läuft noch. Bitte beende ihn zuerst.\n',
  });
  kill();
  await died;
  expect(await server.command('restore')).toMatchObject({
    code: 1,
    said: expect.stringContaining('-- DATEI'),
  });
  const { code, said } = await server.command('restore', backup);
  expect(code).toBe(0);
  expect(said).toMatch(/^Wiederhergestellt aus .*backup\.$/m);
  expect(said).toMatch(/^Jetzt kannst du den Server starten\.$/m);
}, 60_000);
