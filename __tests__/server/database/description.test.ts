import { join } from 'node:path';
import { sql } from 'kysely';
import { commonTables, type DescribedTable, describedTables } from '../../../server/database/description';
import { openDatabaseFile } from '../../../server/database/sqlite/openDatabaseFile';
import type { Database } from '../../../server/database/tables';
import { renewInstance } from '../../../server/instance/renewInstance';
import { onPostgres } from '../postgres';
import { type Demo, makeFolder, startDemo } from '../support';
import { removePlace } from '../testDatabase';
import { fillEmpty, ignoreReferences } from './anyRow';
import { lacksOf, type Schema } from './lacks';

/** Reads what the migrations of both databases make. */
const readSchema = async (db: Database): Promise<Schema> => {
  const schema: Record<string, Schema[string]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const keys = await sql<{ name: string }>`select name from pragma_table_info(${name})
      where pk > 0 order by pk`.execute(db);
    const references = await sql<{ from: string; table: string }>`select "from", "table"
      from pragma_foreign_key_list(${name})`.execute(db);
    schema[name] = {
      key: keys.rows.map((column) => column.name),
      references: Object.fromEntries(references.rows.map(({ from, table }) => [from, table])),
    };
  }
  return schema;
};

let schema: Schema;
beforeAll(async () => {
  const folder = makeFolder();
  const { db } = await openDatabaseFile(join(folder, 'club.sqlite'));
  schema = await readSchema(db);
  await db.destroy();
  removePlace(folder);
});

test('every table is described, and fits its description', () => {
  expect(lacksOf(commonTables, schema)).toEqual([]);
});

describe('of a table that somebody has only just added, the test names', () => {
  const invented = { key: ['id'], references: { userId: 'user', setBy: 'user' } };
  const described: DescribedTable = {
    // Only this test knows it.
    name: 'invented' as never,
    key: ['id'],
    owners: ['userId'],
    mentions: ['setBy'],
    restored: 'as it was',
    logged: [],
  };

  test.each<[string, Partial<DescribedTable> | null, string[]]>([
    ['that it is not described', null, ['server/database/description.ts does not describe it']],
    ['another key', { key: ['userId', 'id'] }, ['its key is (id), not (userId, id)']],
    [
      'people who are not named',
      { owners: [], mentions: [] },
      [
        'userId leads to a person: name it in its owners or mentions',
        'setBy leads to a person: name it in its owners or mentions',
      ],
    ],
    ['an owner who is nobody', { owners: ['userId', 'title'] }, ['its owner title leads to no person']],
  ])('%s', (_what, change, lacks) => {
    const tables = change ? [...commonTables, { ...described, ...change }] : commonTables;
    expect(lacksOf(tables, { ...schema, invented })).toEqual(lacks.map((lack) => `table invented: ${lack}`));
  });

  test('that it comes too early', () => {
    expect(lacksOf([described, ...commonTables], { ...schema, invented })).toContain(
      'table invented: it refers to user, which comes later in server/database/description.ts',
    );
  });

  test('that it is in no migration', () => {
    expect(lacksOf([...commonTables, described], schema)).toEqual(['table invented: no migration makes it']);
  });
});

describe('in the database of a server', () => {
  let demo: Demo;
  beforeAll(async () => {
    demo = await startDemo();
  });
  afterAll(() => demo.stop());

  test('there is no other table', async () => {
    const present = await demo.db.introspection.getTables();
    const described = onPostgres() ? describedTables : commonTables;
    expect(present.map(({ name }) => name).toSorted()).toEqual(described.map(({ name }) => name).toSorted());
  });

  const readAll = async () => {
    const rows = new Map<string, string>();
    for (const { name, key } of commonTables) {
      const columns = sql.join(key.map((column) => sql.ref(column)));
      const found = await sql`select * from ${sql.table(name)} order by ${columns}`.execute(demo.db);
      rows.set(name, JSON.stringify(found.rows));
    }
    return rows;
  };

  test('[ON-6] a restore changes exactly the tables that are described as renewed', async () => {
    const { db } = demo;
    await ignoreReferences(db);
    await fillEmpty(
      db,
      commonTables.map(({ name }) => name),
    );
    await db.updateTable('verificationToken').set({ email: 'neu@example.org' }).execute();
    await db.updateTable('plannedErasure').set({ dueAt: 1 }).execute();
    await db.updateTable('userScreening').set({ planRevision: 1 }).execute();
    const run = ['userId', 'clientId'] as const;
    const runs = [
      await db.selectFrom('screeningRun').select(run).executeTakeFirstOrThrow(),
      await db
        .selectFrom('exerciseRun')
        .innerJoin('feedback', 'feedback.exerciseRunId', 'exerciseRun.id')
        .select(run)
        .executeTakeFirstOrThrow(),
    ];
    const { tokenHash } = await db.selectFrom('authToken').select('tokenHash').executeTakeFirstOrThrow();
    const before = await readAll();
    await renewInstance(db, {
      runs,
      endedTokens: [{ tokenHash, userId: null }],
      people: [],
      withdrawals: [],
      highestId: 900_000,
    });
    const after = await readAll();
    const said = commonTables.map(({ name, restored }) => `${name}: ${restored}`);
    expect(
      commonTables.map(
        ({ name }) => `${name}: ${before.get(name) === after.get(name) ? 'as it was' : 'renewed'}`,
      ),
    ).toEqual(said);
  });
});
