import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describedTables } from '../../server/database/description';
import { inTransactionOf } from '../../server/database/inTransactionOf';
import { takeLocksOf, takeWriteLock } from '../../server/database/postgres/locks';
import type { Database, Tables } from '../../server/database/tables';
import { anExerciseRunPost, aScreeningRunPost, type Demo, type DemoUser, startDemo } from '../server/support';
import { type OtherProcess, openOtherProcess } from '../server/testDatabase';
import { startSecond } from './secondProcess';

let demo: Demo;
let other: OtherProcess;
beforeEach(async () => {
  demo = await startDemo({ databaseLimits: 'lock_timeout=300' });
  other = await openOtherProcess(demo.dataDir);
});
afterEach(async () => {
  await other.end();
  await demo.stop();
});

/** Does something while another process holds the locks of these people. */
const whileHeld = async <Result>(owners: readonly number[] | null, work: () => Promise<Result>) => {
  await other.run(`begin; ${takeLocksOf(owners)}`);
  try {
    return await work();
  } finally {
    await other.run('rollback');
  }
};

const waitUntilSomeoneWaits = async (db: Database) => {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
};

/** Begins a transaction. Returns how it ends, once it has begun. */
const openTransaction = async (db: Database, owners: readonly number[] | null) => {
  let end = () => {};
  let ended: Promise<void> = Promise.resolve();
  await new Promise<void>((begun) => {
    ended = inTransactionOf(db, owners, () => {
      begun();
      return new Promise<void>((resolve) => {
        end = resolve;
      });
    });
  });
  return () => {
    end();
    return ended;
  };
};

test('[CO-22] a post does not wait for the open transaction of another person, in the same process and in another one', async () => {
  const second = await startSecond(demo);
  const [anna, ben] = [await demo.idOf('anna'), await demo.idOf('ben')];
  const token = await demo.tokenOf('ben');
  const end = await openTransaction(demo.db, [anna]);
  const post = () => ({
    method: 'POST' as const,
    url: '/api/screening/runs/',
    payload: aScreeningRunPost({ userId: ben }),
    headers: { authorization: `Bearer ${token}` },
  });
  const [here, elsewhere] = [await demo.app.inject(post()), await second.app.inject(post())];
  await end();
  await second.stop();
  expect([here.statusCode, elsewhere.statusCode]).toEqual([200, 200]);
});

describe('one that is about everybody', () => {
  test('waits for the transactions of people in other processes, and they wait for it', async () => {
    const anna = await demo.idOf('anna');
    const adding = () => demo.db.insertInto('exercise').values({ name: 'Neu' }).execute();
    const running = () =>
      inTransactionOf(demo.db, [anna], (transaction) =>
        transaction.updateTable('user').set({ lastSeenAt: 1 }).where('id', '=', anna).execute(),
      );
    await expect(whileHeld([anna], adding)).rejects.toMatchObject({ code: '55P03' });
    await expect(whileHeld(null, running)).rejects.toMatchObject({ code: '55P03' });
    await adding();
    await running();
  });

  test('sees what the one before it has committed', async () => {
    const anna = await demo.idOf('anna');
    const team = async (db: Database) =>
      (await db.selectFrom('user').select('team').where('id', '=', anna).executeTakeFirstOrThrow()).team;
    await other.run(`begin; ${takeLocksOf([anna])}; update "user" set "team" = 'Neu' where "id" = ${anna}`);
    const reading = demo.db.transaction().execute(team);
    await waitUntilSomeoneWaits(demo.db);
    await other.run('commit');
    expect(await reading).toBe('Neu');
  });

  test('is what somebody beside the server is who writes and says nothing', async () => {
    const anna = await demo.idOf('anna');
    await other.run(`begin; update "exercise" set "name" = 'Anders'`);
    const running = inTransactionOf(demo.db, [anna], async () => {});
    await expect(running).rejects.toMatchObject({ code: '55P03' });
    await other.run('rollback');
  });
});

test('a transaction of some people that writes what is everybody’s is refused', async () => {
  const anna = await demo.idOf('anna');
  const writing = inTransactionOf(demo.db, [anna], (transaction) =>
    transaction.deleteFrom('erasure').execute(),
  );
  await expect(writing).rejects.toThrow('may not write to erasure');
});

test('one with very many people is alone', () => {
  const people = (count: number) => Array.from({ length: count }, (_, index) => index);
  expect(takeLocksOf(people(51))).toBe(takeWriteLock);
  expect(takeLocksOf([7, 3, 7])).toMatch(/, 3\); select pg_advisory_xact_lock\(\d+, 7\)$/);
});

describe('the calls that say whose rows they write', () => {
  const people = ['anna', 'ben', 'trainer'] as const satisfies DemoUser[];
  type Person = (typeof people)[number];
  let ids: Record<Person, number>;
  let exerciseRunId: number;
  let chatroomId: number;
  let userScreeningId: number;
  beforeEach(async () => {
    ids = {
      anna: await demo.idOf('anna'),
      ben: await demo.idOf('ben'),
      trainer: await demo.idOf('trainer'),
    };
    for (const person of people) await demo.tokenOf(person);
    const { anna: userId } = ids;
    exerciseRunId = (await demo.post('anna', '/exercise/runs/', anExerciseRunPost({ userId }))).json().id;
    chatroomId = (await demo.post('anna', '/chat/', aMessage())).json().chatroomId;
    const assigned = await demo.db
      .selectFrom('userScreening')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
    userScreeningId = assigned.id;
    await demo.db.updateTable('user').set({ agreedVersion: 1, painAgreedAt: 1 }).execute();
    await demo.db
      .insertInto('notification')
      .values({ userId, type: 'SCREENING', senderId: ids.trainer })
      .execute();
  });

  const aMessage = () => ({
    clientId: randomUUID(),
    senderId: ids.anna,
    recipientId: ids.trainer,
    content: 'Hallo',
  });
  const post = async (person: Person, path: string, body: unknown) =>
    (await demo.post(person, path, body as object)).statusCode;
  const run = () => aScreeningRunPost({ userId: ids.anna });

  const calls: [title: string, owners: readonly Person[], call: () => Promise<number>][] = [
    ['a run', ['anna'], () => post('anna', '/screening/runs/', run())],
    ['a run that the trainer posts', ['anna'], () => post('trainer', '/screening/runs/', run())],
    [
      'a batch about two',
      ['anna', 'ben'],
      () => post('trainer', '/screening/runs/all/', [run(), aScreeningRunPost({ userId: ids.ben })]),
    ],
    ['a message', ['anna', 'trainer'], () => post('anna', '/chat/', aMessage())],
    [
      'that messages are read',
      ['trainer'],
      async () => (await demo.get('trainer', `/chat/updatestatus/${ids.trainer}/${chatroomId}`)).statusCode,
    ],
    [
      'that a notification is read',
      ['anna'],
      () => post('anna', '/notification/read/', { type: 'SCREENING', senderId: ids.trainer }),
    ],
    [
      'feedback of the trainer',
      ['anna', 'trainer'],
      () =>
        post('trainer', '/exercise/feedback/', {
          clientId: randomUUID(),
          exerciseRunId,
          comment: 'Gut',
          answers: [],
        }),
    ],
    [
      'pain',
      ['anna'],
      () =>
        post('anna', '/pain/', {
          clientId: randomUUID(),
          userId: ids.anna,
          exerciseRunId,
          value: 3,
          at: '2026-11-21T08:00:00.000Z',
        }),
    ],
    [
      'a note',
      ['anna', 'trainer'],
      () =>
        post('trainer', '/screening/note/', {
          clientId: randomUUID(),
          userScreeningId,
          target: { kind: 'training' },
          athleteNote: 'Langsam',
          trainerNote: null,
        }),
    ],
  ];

  /** To whom a row belongs whose writers all have the lock of one of them. */
  const ownersOf = async (table: keyof Tables, row: Record<string, number>) => {
    const ofRow = async (name: 'exerciseRun' | 'userScreening', id = 0) =>
      (await demo.db.selectFrom(name).select('userId').where('id', '=', id).executeTakeFirstOrThrow()).userId;
    if (table === 'feedback') return ofRow('exerciseRun', row.exerciseRunId);
    if (table === 'note' || table === 'formerNote') return ofRow('userScreening', row.userScreeningId);
    if (table === 'chatRoom') return row.firstUserId;
    if (table === 'chatMessage') return row.recipientId;
    if (table === 'receivedEntry') return row.writtenBy;
    return table === 'user' ? row.id : row.userId;
  };

  /** Returns all rows but those of the log, as texts, with their tables. */
  const readRows = async () => {
    const rows = new Map<string, { table: keyof Tables; row: Record<string, number> }>();
    for (const { name: table } of describedTables.filter(
      ({ name }) => name !== 'change' && name !== 'attempt',
    ))
      for (const row of await demo.db.selectFrom(table).selectAll().execute())
        rows.set(`${table} ${JSON.stringify(row)}`, { table, row: row as never });
    return rows;
  };

  test.each(calls)(
    '%s: has the locks of those to whom the rows belong, and of nobody else',
    async (_, owners, call) => {
      for (const person of people) {
        const status = await whileHeld([ids[person]], owners.includes(person) ? call : async () => 503);
        expect([person, status]).toEqual([person, 503]);
      }
      const nobodyElse = people.filter((person) => !owners.includes(person)).map((person) => ids[person]);
      const before = await readRows();
      expect(await whileHeld(nobodyElse, call)).toBe(200);
      const after = await readRows();
      const changed = [
        ...[...after].filter(([text]) => !before.has(text)),
        ...[...before].filter(([text]) => !after.has(text)),
      ];
      expect(changed.length).toBeGreaterThan(0);
      const locked: unknown[] = owners.map((person) => ids[person]);
      for (const [text, { table, row }] of changed)
        expect([text, locked.includes(await ownersOf(table, row))]).toEqual([text, true]);
    },
  );
});
