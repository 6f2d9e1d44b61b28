import { rmSync } from 'node:fs';
import { type Kysely, type Migration, sql } from 'kysely';
import { databaseFileIn } from '../../../server/database/databaseFile';
import { migrations } from '../../../server/database/migrations';
import { openDatabase, openDatabaseFile } from '../../../server/database/openDatabase';
import type { Database } from '../../../server/database/tables';
import { makeFolder } from '../support';

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = makeFolder();
  db = await openDatabase(dataDir);
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

test('[RU-2] what is acknowledged is on the disk: write-ahead log, full synchronisation', async () => {
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
});

test('a row never points to one that is not there', async () => {
  const orphan = db.insertInto('trainerAthlete').values({ trainerId: 1, athleteId: 2 });
  await expect(orphan.execute()).rejects.toThrow(/FOREIGN KEY/);
});

test('[RU-2] a database that is opened again keeps what is in it', async () => {
  await db.insertInto('screening').values({ name: 'Alt', tests: '[]' }).execute();
  await db.destroy();
  db = await openDatabase(dataDir);
  expect(await db.selectFrom('screening').select('name').execute()).toEqual([{ name: 'Alt' }]);
});

test('[ON-5] a database has an instance of its own and keeps it when it is opened again', async () => {
  const instances = () => db.selectFrom('instance').selectAll().execute();
  const [first, ...others] = await instances();
  expect(others).toEqual([]);
  await db.destroy();
  db = await openDatabase(dataDir);
  expect(await instances()).toEqual([first]);

  const otherDir = makeFolder();
  const other = await openDatabase(otherDir);
  expect(await other.selectFrom('instance').selectAll().execute()).not.toEqual([first]);
  await other.destroy();
  rmSync(otherDir, { recursive: true });
});

test('[RU-2] an upgrade that does not come to its end is taken back whole, and is made anew the next time', async () => {
  const addNumber = (to: Kysely<unknown>) => to.schema.alterTable('screening').addColumn('number', 'integer');
  const names = ['9998First', '9999Second'] as const;
  const upgradeTo = async (second: Migration) => {
    migrations[names[0]] = { up: (to: Kysely<unknown>) => addNumber(to).execute() };
    migrations[names[1]] = second;
    await db.destroy();
    try {
      return await openDatabase(dataDir);
    } finally {
      for (const name of names) delete migrations[name];
    }
  };
  const createTable = (to: Kysely<unknown>) =>
    to.schema.createTable('extra').addColumn('id', 'integer').execute();
  const cutOff = upgradeTo({
    up: async (to: Kysely<unknown>) => {
      await createTable(to);
      throw new Error('abgebrochen');
    },
  });
  await expect(cutOff).rejects.toThrow('abgebrochen');
  db = await upgradeTo({ up: createTable });
  await sql`select number from screening, extra`.execute(db);
});

test('[RU-2] an older database learns how long its runs are', async () => {
  const later = Object.entries(migrations).filter(([name]) => name >= '0008Sizes');
  for (const [name] of later) delete migrations[name];
  await db.destroy();
  rmSync(databaseFileIn(dataDir));
  ({ db } = await openDatabaseFile(databaseFileIn(dataDir)));
  Object.assign(migrations, Object.fromEntries(later));
  await sql`insert into user (username, firstName, lastName, email, passwordHash, authorities)
    values ('anna', '', '', '', '', '[]')`.execute(db);
  await sql`insert into screening (name, tests) values ('Alt', '[]')`.execute(db);
  await sql`insert into screeningRun (userId, clientId, clientRevision, start, startedAt, completed, screeningId,
    testRuns, exercises) values (1, 'a', 1, '', 0, 1, 1, '[1, 2]', '[]')`.execute(db);
  await sql`insert into exerciseRun (userId, clientId, clientRevision, start, startedAt, completed, runUnits)
    values (1, 'b', 1, '', 0, 1, '[12]')`.execute(db);
  await db.destroy();
  db = await openDatabase(dataDir);
  const sizes = [
    await db.selectFrom('screeningRun').select(['bytes', 'tag']).execute(),
    await db.selectFrom('exerciseRun').select(['bytes', 'tag']).execute(),
  ];
  expect(sizes).toEqual([[{ bytes: 8, tag: '' }], [{ bytes: 4, tag: '' }]]);
});

test('[API-39] one transaction that fails leaves nothing behind, while others go on', async () => {
  const insert = (connection: Database, name: string) =>
    connection.insertInto('screening').values({ name, tests: '[]' }).execute();
  const failing = db.transaction().execute(async (transaction) => {
    await insert(transaction, 'halb');
    throw new Error('abgebrochen');
  });
  await Promise.all([expect(failing).rejects.toThrow('abgebrochen'), insert(db, 'ganz')]);
  expect(await db.selectFrom('screening').select('name').execute()).toEqual([{ name: 'ganz' }]);
});
