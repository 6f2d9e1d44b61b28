import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { backupBytesIn, backupFolderIn } from '../../../server/backup/backupFiles';
import { makeRoom } from '../../../server/backup/makeRoom';
import { makeFolder } from '../support';

let dataDir: string;
beforeEach(() => {
  dataDir = makeFolder();
  mkdirSync(backupFolderIn(dataDir));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const names = () => readdirSync(backupFolderIn(dataDir)).sort();

const keep = (bytes: number, ...files: string[]) => {
  for (const name of files) writeFileSync(join(backupFolderIn(dataDir), name), Buffer.alloc(bytes));
};

const daily = (day: number) => `daily-2026-11-${day}T02-00-00.sqlite`;

/** A disk of so many bytes, on which nothing but the backups are. */
const diskOf = (bytes: number) => async () => bytes - backupBytesIn(dataDir);

test('[RU-23] the oldest daily backups go until the next one fits, and those of people stay', async () => {
  keep(1000, daily(10), daily(11), daily(12), daily(13), 'athletik-2026-11-01T10-00-00.sqlite');
  const gone = await makeRoom(dataDir, diskOf(4_200));
  expect(gone).toEqual([daily(10), daily(11)].map((name) => join(backupFolderIn(dataDir), name)));
  expect(names()).toEqual(['athletik-2026-11-01T10-00-00.sqlite', daily(12), daily(13)]);
});

test('[RU-23] where there is room, all of them stay', async () => {
  keep(1000, daily(10), daily(11), daily(12));
  expect(await makeRoom(dataDir, diskOf(4_100))).toEqual([]);
  expect(names()).toEqual([daily(10), daily(11), daily(12)]);
});

test('[RU-23] the newest whole one stays on a full disk, and what is unfinished does not count for it', async () => {
  keep(1000, daily(10), daily(11), `${daily(12)}.unfinished`);
  await makeRoom(dataDir, diskOf(3_000));
  expect(names()).toEqual([daily(11), `${daily(12)}.unfinished`]);
  await makeRoom(dataDir, diskOf(2_000));
  expect(names()).toEqual([daily(11), `${daily(12)}.unfinished`]);
});

test('[RU-23] without a backup there is nothing to remove', async () => {
  rmSync(backupFolderIn(dataDir), { recursive: true });
  expect(await makeRoom(dataDir)).toEqual([]);
});
