import { type Kysely, type Migration, sql } from 'kysely';
import { migrations } from '../../../server/database/migrations';
import type { Database } from '../../../server/database/tables';
import { makeFolder } from '../support';
import { openTestDatabase, removePlace } from '../testDatabase';

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = makeFolder();
  db = await openTestDatabase(dataDir);
});
afterEach(async () => {
  await db.destroy();
  removePlace(dataDir);
});

test('a row never points to one that is not there', async () => {
  const orphan = db.insertInto('trainerAthlete').values({ trainerId: 1, athleteId: 2 });
  await expect(orphan.execute()).rejects.toThrow(/foreign key/i);
});

test('an empty list of values finds nothing', async () => {
  await db.insertInto('screening').values({ name: 'Alt', tests: '[]' }).execute();
  expect(await db.selectFrom('screening').select('id').where('id', 'in', []).execute()).toEqual([]);
});

test('[RU-2] a database that is opened again keeps what is in it', async () => {
  await db.insertInto('screening').values({ name: 'Alt', tests: '[]' }).execute();
  await db.destroy();
  db = await openTestDatabase(dataDir);
  expect(await db.selectFrom('screening').select('name').execute()).toEqual([{ name: 'Alt' }]);
});

test('[ON-5] a database has an instance of its own and keeps it when it is opened again', async () => {
  const instances = () => db.selectFrom('instance').selectAll().execute();
  const [first, ...others] = await instances();
  expect(others).toEqual([]);
  await db.destroy();
  db = await openTestDatabase(dataDir);
  expect(await instances()).toEqual([first]);

  const otherDir = makeFolder();
  const other = await openTestDatabase(otherDir);
  expect(await other.selectFrom('instance').selectAll().execute()).not.toEqual([first]);
  await other.destroy();
  removePlace(otherDir);
});

test('[RU-2] an upgrade that does not come to its end is taken back whole, and is made anew the next time', async () => {
  const addNumber = (to: Kysely<unknown>) => to.schema.alterTable('screening').addColumn('number', 'integer');
  const names = ['9998First', '9999Second'] as const;
  const upgradeTo = async (second: Migration) => {
    migrations[names[0]] = { up: (to: Kysely<unknown>) => addNumber(to).execute() };
    migrations[names[1]] = second;
    await db.destroy();
    try {
      return await openTestDatabase(dataDir);
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
  await sql`select "number" from "screening", "extra"`.execute(db);
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
