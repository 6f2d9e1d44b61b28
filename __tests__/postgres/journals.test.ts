import { readFileSync, rmSync } from 'node:fs';
import type { Database } from '../../server/database/tables';
import { openDatabase } from '../../server/instance/openDatabase';
import { readJournal } from '../../server/journal/entries';
import { eraseRun } from '../../server/journal/eraseRun';
import { journalFileIn } from '../../server/journal/journalFile';
import { makeFolder } from '../server/support';
import { openOtherProcess, placeOf, removeDatabase } from '../server/testDatabase';

/** The data folder of each process. */
let folders: string[];
let processes: Database[];

/** Starts a process in a data folder of its own, on the database of the first. */
const open = async (folder = makeFolder()) => {
  const { databaseUrl } = await placeOf(folders[0] ?? folder);
  if (!folders.includes(folder)) folders.push(folder);
  const db = await openDatabase({ dataDir: folder, databaseUrl });
  processes.push(db);
  return { db, folder };
};
const close = async () => {
  for (const db of processes.splice(0)) await db.destroy();
};

beforeEach(() => {
  [folders, processes] = [[], []];
});
afterEach(async () => {
  await close();
  removeDatabase(folders[0] ?? '');
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const instanceOf = (db: Database) => db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
const erase = (db: Database, clientId: string) =>
  db.transaction().execute((transaction) => eraseRun(transaction, { userId: 7, clientId }));
const notedIn = async ({ db, folder }: { db: Database; folder: string }) => {
  const { id } = await instanceOf(db);
  return readJournal(readFileSync(journalFileIn(folder), 'utf8'), id).runs.map(({ clientId }) => clientId);
};

test('[ON-6] of processes with a file each, every one notes what all have erased until its own last write', async () => {
  const [first, second] = [await open(), await open()];
  await erase(first.db, 'a');
  await erase(second.db, 'b');
  await erase(first.db, 'c');
  expect(await notedIn(first)).toEqual(['a', 'b', 'c']);
  expect(await notedIn(second)).toEqual(['a', 'b']);
  await second.db.insertInto('exercise').values({ name: 'Neu' }).execute();
  expect(await notedIn(second)).toEqual(['a', 'b', 'c']);
});

test('[ON-6] processes may share one file', async () => {
  const first = await open();
  const second = await open(first.folder);
  const clientIds = Array.from({ length: 40 }, (_, index) => `${index}`);
  await Promise.all(clientIds.map((clientId, index) => erase(index % 2 ? first.db : second.db, clientId)));
  expect(new Set(await notedIn(first))).toEqual(new Set(clientIds));
});

test('[ON-6] a database that lacks a line of the journal is made safe once, by one of the processes that start', async () => {
  const { db, folder } = await open();
  await erase(db, 'a');
  const before = await instanceOf(db);
  await close();
  const other = await openOtherProcess(folder);
  await other.run('delete from "erasure"');
  await other.end();
  const [first, second] = await Promise.all([open(folder), open(folder)]);
  const { epoch } = await instanceOf(first.db);
  expect(epoch).not.toBe(before.epoch);
  expect(await instanceOf(second.db)).toMatchObject({ id: before.id, epoch });
  expect(await first.db.selectFrom('erasure').select('clientId').execute()).toEqual([{ clientId: 'a' }]);
  await close();
  expect((await instanceOf((await open(folder)).db)).epoch).toBe(epoch);
});
