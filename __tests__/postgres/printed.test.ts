import { copyFileSync, existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printed } from '../server/operation/printedBlocks';
import { beginClub, makePrintedPlace } from '../server/operation/printedPlace';
import { makeFolder } from '../server/support';
import { placeOf, removePlace } from '../server/testDatabase';

/** The address that the pages print. */
const printedUrl = 'postgres://athletik:password@localhost/athletik';

let place: Awaited<ReturnType<typeof makePrintedPlace>>;
let folder: string;
let url: string;
beforeEach(async () => {
  place = await makePrintedPlace();
  folder = makeFolder();
  url = (await placeOf(folder, 'no schema')).databaseUrl ?? '';
}, 60_000);
afterEach(() => {
  place.remove();
  removePlace(folder);
});

test('[ON-6] a club moves to PostgreSQL, is backed up by a timer, and restored, by the commands as printed', async () => {
  const { root, dataDir, run, start } = place;
  const first = await start(printed('start'));
  expect((await beginClub(first.url, first.said)).status).toBe(200);
  await first.stop();
  const moved = await run(printed('transfer'), { [printedUrl]: url });
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.said.match(/^\d+ Zeilen und \d+ Videos: club\.gz$/gm)).toHaveLength(2);

  const elsewhere = {
    '/opt/athletik-screening': root,
    'DATABASE_URL=…': `DATABASE_URL=${url}`,
    'DATA_DIR=…': `DATA_DIR=${dataDir}`,
  };
  const saved = await run(printed('timer'), elsewhere);
  expect(saved).toMatchObject({ code: 0, said: expect.stringContaining('(Mitglieder: 1, ') });
  const backups = join(dataDir, 'backups');
  const [made = ''] = readdirSync(backups).filter((name) => /^daily-.*\.dump$/.test(name));

  // The file of the night that the page names, and the journal of another process.
  const [, night = ''] = /-- data\/backups\/(\S+)/.exec(printed('restoreDump')) ?? [];
  copyFileSync(join(backups, made), join(backups, night));
  copyFileSync(join(dataDir, 'erasures.log'), join(root, 'second', 'erasures.log'));
  const restored = await run(`export DATABASE_URL=${url}\n${printed('restoreDump')}`);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Wiederhergestellt aus ') });

  const again = await start(`export DATABASE_URL=${url}\n${printed('start')}`);
  expect((await fetch(`${again.url}/ready`)).status).toBe(200);
  expect(again.said).not.toContain('/setup/');
  await again.stop();
  expect(existsSync(join(root, 'club.gz'))).toBe(true);
}, 120_000);
