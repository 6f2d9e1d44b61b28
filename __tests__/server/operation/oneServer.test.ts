import { join } from 'node:path';
import { onPostgres } from '../postgres';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';

let server: Awaited<ReturnType<typeof prepareServer>>;
beforeEach(async () => {
  server = await prepareServer();
}, 30_000);
afterEach(() => server.remove());

const running =
  'Nichts wurde übertragen, und am Verein hat sich nichts geändert: Der Server läuft noch. Bitte beende ihn zuerst.\n';

test('[RU-22] beside a server a backup is made, and no club is taken from or to its database', async () => {
  const folder = makeFolder();
  const { died, kill } = await server.start();
  expect(await server.command('backup', join(folder, 'backup'))).toMatchObject({ code: 0 });
  const club = join(folder, 'club.gz');
  for (const command of ['export', 'import'])
    expect(await server.command('transfer', command, club)).toEqual({ code: 1, said: running });
  kill();
  await died;
  expect(await server.command('transfer', 'export', club)).toMatchObject({ code: 0 });
}, 60_000);

test('[RU-22] a second server on a SQLite folder says so, and one that was killed leaves nothing to tidy up', async () => {
  const { died, kill } = await server.start();
  if (!onPostgres())
    expect(await server.failToStart()).toEqual({
      code: 1,
      said: expect.stringMatching(/^Der Server konnte nicht starten: In \S+ läuft schon ein Server\. .+\n$/),
    });
  kill();
  await died;
  const next = await server.start();
  const second = onPostgres() ? [await server.start()] : [];
  for (const { end, died: ended } of [next, ...second]) {
    end();
    expect(await ended).toEqual([0, null]);
  }
}, 60_000);
