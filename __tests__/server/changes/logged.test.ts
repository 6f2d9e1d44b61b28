import { type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import { buildApp } from '../../../server/app';
import { keptEntries } from '../../../server/database/changeLog/triggers';
import { describedTables } from '../../../server/database/description';
import { inject } from '../../contract/serverContract/inject';
import { fillEmpty, ignoreReferences } from '../database/anyRow';
import { onPostgres } from '../postgres';
import { anExerciseRunPost, aScreeningRunPost } from '../support';
import { openTestDatabase } from '../testDatabase';
import { type Club, idOf, startClub } from './club';

let club: Club;
beforeEach(async () => {
  club = await startClub();
});
afterEach(() => club.stop());

/** The columns that no answer of those calls shows. */
const unseenColumns: Record<string, readonly string[]> = {
  invitation: [
    ...[
      'answerHash',
      'codeHash',
      'endsAt',
      'failingSince',
      'invitedBy',
      'mail',
      'nextAt',
      'tokenHash',
      'tries',
    ],
  ],
  screening: ['isPublished', 'itemKey', 'version'],
  user: [
    'addedBy',
    'agreedAt',
    'birthYear',
    'clientId',
    'email',
    'emailVerified',
    'guardianEmail',
    'guardianName',
    'guardianRestAt',
    'guardianSeenAt',
    'keptAt',
    'lastSeenAt',
    'passwordHash',
    'seenForgetAt',
  ],
};

const tables = describedTables.filter(({ logged }) => logged.length > 0).map(({ name }) => name);

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

const entries = async () =>
  (await club.db.selectFrom('change').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Returns whether a statement is logged. */
const isLogged = async (statement: string): Promise<boolean> => {
  const before = await entries();
  await sql.raw(statement).execute(club.db);
  return (await entries()).length > before.length;
};

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
  // Each call reads who asks, and of which database.
  const answered = [...found].filter((table) => !['authToken', 'instance', 'change'].includes(table));
  expect(answered.toSorted()).toEqual(expect.arrayContaining(['note', 'user', 'userScreening']));
  expect(tables).toEqual(expect.arrayContaining(answered));
});

/** Names one row of a table. */
const rowId = onPostgres() ? 'ctid' : 'rowid';

test('[DE-6] whoever writes: a row that is added, removed, or changed in any column that counts is logged', async () => {
  await ignoreReferences(club.db);
  await fillEmpty(club.db, tables);
  const present = await club.db.introspection.getTables();
  for (const table of tables) {
    const columns = present.find(({ name }) => name === table)?.columns ?? [];
    const unlogged: string[] = [];
    for (const { name, dataType } of columns) {
      const one = `where ${rowId} = (select ${rowId} from "${table}" order by ${rowId} desc limit 1)`;
      // Texts, numbers and nothing become another text or number.
      const changed = dataType === 'text' ? `coalesce("${name}", '') || 'x'` : `coalesce("${name}", 0) + 700`;
      if (!(await isLogged(`update "${table}" set "${name}" = ${changed} ${one}`))) unlogged.push(name);
      expect(await isLogged(`update "${table}" set "${name}" = "${name}" ${one}`)).toBe(false);
    }
    expect([table, unlogged.toSorted()]).toEqual([table, unseenColumns[table] ?? []]);
    await sql.raw(`create table "copy of ${table}" as select * from "${table}"`).execute(club.db);
    expect([table, await isLogged(`delete from "${table}"`)]).toEqual([table, true]);
    const again = `insert into "${table}" select * from "copy of ${table}"`;
    expect([table, await isLogged(again)]).toEqual([table, true]);
  }
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
  // PostgreSQL does not give a number again.
  expect(await entries()).toEqual([...before, (before.at(-1) ?? 0) + (onPostgres() ? 2 : 1)]);
});

/** Sets the number of the last entry. */
const setCounter = (last: number) =>
  onPostgres()
    ? sql`select setval(pg_get_serial_sequence('"change"', 'id'), ${last})`.execute(club.db)
    : sql`update sqlite_sequence set seq = ${last} where name = 'change'`.execute(club.db);

test('[DE-6] the log forgets its oldest entries with each new one', async () => {
  const last = (await entries()).at(-1) ?? 0;
  await setCounter(last + keptEntries - 3);
  for (const name of ['Eins', 'Zwei']) await club.db.insertInto('exercise').values({ name }).execute();
  const kept = await entries();
  expect(kept.slice(-2)).toEqual([last + keptEntries - 2, last + keptEntries - 1]);
  expect(kept[0]).toBe(last);
});

/** Opens the database of the club again. */
const reopen = async () => {
  const db = await openTestDatabase(club.dataDir);
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
  [
    'a trigger is missing',
    [`drop trigger "change of userScreening by insert of note" ${onPostgres() ? 'on "note"' : ''}`],
  ],
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
