import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { migrations } from '../../../server/database/migrations';
import { databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { openDatabaseFile } from '../../../server/database/sqlite/openDatabaseFile';
import type { Database } from '../../../server/database/tables';
import { openDatabase } from '../../../server/instance/openDatabase';
import { makeFolder } from '../support';

let dataDir: string;
let db: Database;
beforeEach(async () => {
  dataDir = makeFolder();
  db = await open();
});
afterEach(async () => {
  await db.destroy();
  rmSync(dataDir, { recursive: true });
});

const open = () => openDatabase({ dataDir, databaseUrl: undefined });

test('[RU-2] what is acknowledged is on the disk: write-ahead log, full synchronisation', async () => {
  expect((await sql`pragma journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }]);
  expect((await sql`pragma synchronous`.execute(db)).rows).toEqual([{ synchronous: 2 }]);
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
  db = await open();
  const sizes = [
    await db.selectFrom('screeningRun').select(['bytes', 'tag']).execute(),
    await db.selectFrom('exerciseRun').select(['bytes', 'tag']).execute(),
  ];
  expect(sizes).toEqual([[{ bytes: 8, tag: '' }], [{ bytes: 4, tag: '' }]]);
});

test('statements are kept, also over a change of the schema, but not one that failed', async () => {
  const setup = await db.insertInto('setupCode').values({ codeHash: 'a' }).returningAll().execute();
  expect(setup).toEqual([{ codeHash: 'a', usedAt: null }]);
  const read = () => db.selectFrom('setupCode').selectAll().execute();
  expect(await read()).toEqual(setup);
  await db.schema.alterTable('setupCode').addColumn('more', 'integer').execute();
  expect(await read()).toEqual([{ codeHash: 'a', usedAt: null, more: null }]);
  // A failed statement that is kept would be in progress, so that nothing could be committed.
  const fail = () =>
    db
      .transaction()
      .execute((transaction) =>
        transaction.insertInto('basisExercise').values({ exerciseId: 999, position: 0 }).execute(),
      );
  for (let time = 0; time < 3; time += 1) {
    await expect(fail()).rejects.toThrow('FOREIGN KEY');
    await db.updateTable('setupCode').set({ usedAt: time }).execute();
  }
  expect(await read()).toEqual([{ codeHash: 'a', usedAt: 2, more: null }]);
});

test('so many different statements may come as there are lists of ids', async () => {
  const ids = Array.from({ length: 400 }, (_, index) => index);
  for (const id of ids) {
    const rows = await db
      .selectFrom('exercise')
      .select('id')
      .where('id', 'in', ids.slice(0, id + 1))
      .execute();
    expect(rows).toEqual([]);
  }
});
