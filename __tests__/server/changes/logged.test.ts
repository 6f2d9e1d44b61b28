import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { buildApp } from '../../../server/app';
import { loggedTables } from '../../../server/database/changeLog/loggedTables';
import { columnsOf, keptEntries } from '../../../server/database/changeLog/triggers';
import { openDatabase } from '../../../server/database/openDatabase';
import { inject } from '../../contract/serverContract/inject';
import { anExerciseRunPost, aScreeningRunPost } from '../support';
import { type Club, idOf, startClub } from './club';

let club: Club;
beforeEach(async () => {
  club = await startClub();
});
afterEach(() => club.stop());

/** The tables of which no row of `GET /changes` is made, though each call reads who asks, and of which database. */
const otherTables = [
  'authToken',
  'change',
  'chatMessage',
  'chatRoom',
  'club',
  'erasure',
  'formerNote',
  'instance',
  'kysely_migration',
  'kysely_migration_lock',
  'notification',
  'receivedEntry',
  'recoveryToken',
  'setupCode',
  'sqlite_sequence',
  'verificationToken',
];

/** The columns that no answer of those calls shows. */
const unseenColumns: Record<string, readonly string[]> = {
  invitation: ['answerHash', 'codeHash', 'endsAt', 'invitedBy', 'mail', 'tokenHash'],
  user: [
    'addedBy',
    'agreedAt',
    'birthYear',
    'clientId',
    'email',
    'emailVerified',
    'guardianEmail',
    'guardianName',
    'lastSeenAt',
    'passwordHash',
  ],
};

const tables = [...new Set(loggedTables.map(({ table }) => table))];

const tablesIn = (node: unknown, found: Set<string>): Set<string> => {
  if (typeof node !== 'object' || node === null) return found;
  const { kind, table } = node as { kind?: string; table?: { identifier?: { name: string } } };
  if (kind === 'TableNode' && table?.identifier) found.add(table.identifier.name);
  for (const value of Object.values(node)) tablesIn(value, found);
  return found;
};

/** Notes each table that a query names. */
const createSpy = () => {
  const found = new Set<string>();
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }): RootOperationNode => {
      tablesIn(node, found);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { found, plugin };
};

const entries = async () => (await club.db.selectFrom('change').select('id').execute()).map(({ id }) => id);

/** Returns whether a statement is logged. */
const isLogged = async (statement: string): Promise<boolean> => {
  const before = await entries();
  await sql.raw(statement).execute(club.db);
  return (await entries()).length > before.length;
};

test('[DE-6] every table is logged, or stated to be in no answer', async () => {
  const { rows } = await sql<{ name: string }>`select name from sqlite_master where type = 'table'`.execute(
    club.db,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...otherTables, ...tables].toSorted());
});

test('[DE-6] the calls whose rows an update shows read no table that is not logged', async () => {
  const { found, plugin } = createSpy();
  const dependencies = {
    db: club.db.withPlugin(plugin),
    passwords: club.passwords,
    sendMail: async () => {},
    now: () => club.clock.now,
    timers: club.timers,
    config: club.config,
  };
  const app = await buildApp(dependencies);
  const tina = idOf('tina');
  const { cursor } = await club.changes(tina, null);
  await club.send(
    idOf('anna'),
    'POST',
    '/screening/runs/',
    aScreeningRunPost({ userId: idOf('anna'), screeningId: 11 }),
  );
  await club.send(idOf('anna'), 'POST', '/exercise/runs/', anExerciseRunPost({ userId: idOf('anna') }));
  for (const path of [
    '/admin/user/name/tina',
    `/admin/user/trainer/${tina}`,
    `/screening/user/${idOf('anna')}`,
    '/screening/11',
    `/screening/runs/user/${idOf('anna')}`,
    `/exercise/runs/user/${idOf('anna')}`,
    `/exercise/feedback/user/${idOf('anna')}`,
    '/exercise/',
    '/exercise/basis',
    '/exercise/feedback/questions',
    `/changes?since=${cursor}`,
  ]) {
    const { status } = await inject(app, { method: 'GET', path, body: undefined, token: `token-of-${tina}` });
    expect([path, status]).toEqual([path, 200]);
  }
  await app.close();
  const answered = [...found].filter((table) => !['authToken', 'instance', 'change'].includes(table));
  expect(answered.toSorted()).toEqual(expect.arrayContaining(['note', 'user', 'userScreening']));
  expect(tables).toEqual(expect.arrayContaining(answered));
});

test('[DE-6] whoever writes: a row that is added, replaced, removed, or changed in any column that counts is logged', async () => {
  await sql`pragma foreign_keys = off`.execute(club.db);
  await club.db
    .insertInto('note')
    .values({ userScreeningId: 1, kind: 'test', subjectId: 1 } as never)
    .execute();
  const aRun = {
    userId: 5,
    clientId: randomUUID(),
    clientRevision: 1,
    start: '',
    startedAt: 0,
    completed: 1,
    bytes: 0,
    tag: '',
  };
  await club.db
    .insertInto('screeningRun')
    .values({ ...aRun, screeningId: 11, testRuns: '[]', exercises: '[]' })
    .execute();
  await club.db
    .insertInto('exerciseRun')
    .values({ ...aRun, screeningRunId: null, runUnits: '[]' })
    .execute();
  await club.db
    .insertInto('invitation')
    .values({ userId: 5, endsAt: 0, invitedBy: 2, mail: 'none' } as never)
    .execute();
  await club.db.insertInto('feedback').values({ exerciseRunId: 1, comment: '', answers: '[]' }).execute();
  for (const table of tables) {
    const columns = await columnsOf(club.db, table);
    const unlogged: string[] = [];
    for (const column of columns) {
      const one = `where rowid = (select max(rowid) from "${table}")`;
      // Texts, numbers and nothing become another text or number.
      const changed = `case when typeof("${column}") = 'text' then "${column}" || 'x' else coalesce("${column}", 0) + 700 end`;
      if (!(await isLogged(`update "${table}" set "${column}" = ${changed} ${one}`))) unlogged.push(column);
      expect(await isLogged(`update "${table}" set "${column}" = "${column}" ${one}`)).toBe(false);
    }
    expect([table, unlogged.toSorted()]).toEqual([table, unseenColumns[table] ?? []]);
    const names = columns.map((column) => `"${column}"`).join(', ');
    expect([
      table,
      await isLogged(`insert or replace into "${table}" select ${names} from "${table}" limit 1`),
    ]).toEqual([table, true]);
    expect([table, await isLogged(`delete from "${table}"`)]).toEqual([table, true]);
  }
});

test('[DE-6] a row that another one takes the place of is logged as removed', async () => {
  const assigned = `insert or replace into "userScreening" ("id", "userId") values`;
  await sql`create unique index "onlyOne" on "userScreening" ("userId")`.execute(club.db);
  await sql.raw(`${assigned} (901, ${idOf('ada')})`).execute(club.db);
  await sql.raw(`${assigned} (902, ${idOf('ada')})`).execute(club.db);
  const last = await club.db.selectFrom('change').select('rowId').orderBy('id', 'desc').limit(3).execute();
  expect(last.map(({ rowId }) => rowId).toSorted()).toEqual([901, 901, 902]);
});

test('[DE-6] what is rolled back is not logged, and its numbers do not count', async () => {
  const before = await entries();
  const failing = club.db.transaction().execute(async (transaction) => {
    await transaction.insertInto('exercise').values({ name: 'Halb' }).execute();
    throw new Error('abgebrochen');
  });
  await expect(failing).rejects.toThrow('abgebrochen');
  expect(await entries()).toEqual(before);
  await club.db.insertInto('exercise').values({ name: 'Ganz' }).execute();
  expect(await entries()).toEqual([...before, (before.at(-1) ?? 0) + 1]);
});

test('[DE-6] the log forgets its oldest entries with each new one', async () => {
  const last = (await entries()).at(-1) ?? 0;
  await sql`update sqlite_sequence set seq = ${last + keptEntries - 3} where name = 'change'`.execute(
    club.db,
  );
  for (const name of ['Eins', 'Zwei']) await club.db.insertInto('exercise').values({ name }).execute();
  const kept = await entries();
  expect(kept.slice(-2)).toEqual([last + keptEntries - 2, last + keptEntries - 1]);
  expect(kept[0]).toBe(last);
});

/** Opens the database of the club again. */
const reopen = async () => {
  const db = await openDatabase(club.dataDir);
  await db.destroy();
};

test('[DE-6] the log outlives a restart', async () => {
  const { cursor } = await club.changes(idOf('anna'), null);
  await reopen();
  expect((await club.changes(idOf('anna'), cursor)).cursor).toBe(cursor);
});

test.each([
  [
    'a table was made anew',
    [
      'drop table "note"',
      'create table "note" ("userScreeningId" integer, "kind" text, "subjectId" integer)',
    ],
  ],
  ['a table has another column', ['alter table "note" add column "kept" integer']],
  ['a trigger is missing', ['drop trigger "change of userScreening by insert of note"']],
])('[DE-6] where %s, the log begins anew, since changes may be missing', async (_, statements) => {
  const { cursor } = await club.changes(idOf('anna'), null);
  for (const statement of statements) await sql.raw(statement).execute(club.db);
  await reopen();
  const { status } = await club.send(idOf('anna'), 'GET', `/changes?since=${cursor}`);
  expect(status).toBe(410);
  expect(
    await isLogged(`insert into "note" ("userScreeningId", "kind", "subjectId") values (1, 'test', 1)`),
  ).toBe(true);
});
