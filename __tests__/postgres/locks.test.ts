import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isBusy } from '../../server/database/busy';
import type { Database } from '../../server/database/tables';
import { openDatabase } from '../../server/instance/openDatabase';
import { type Club, idOf, startClub } from '../server/changes/club';
import { Device } from '../server/changes/Device';
import { aScreeningRunPost, type Demo, makeFolder, startDemo } from '../server/support';
import { cutConnections, type OtherProcess, openOtherProcess, placeOf } from '../server/testDatabase';

/** Waits until a connection to the database waits for a lock. */
const someoneWaits = async (db: Database) => {
  for (;;) {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if (rows.length > 0) return;
  }
};

const storeRun = (other: OtherProcess, userId: number) =>
  other.run(
    `insert into "screeningRun" ("userId", "clientId", "clientRevision", "start", "startedAt", "completed", "screeningId",
      "testRuns", "exercises", "bytes", "tag")
      values (${userId}, '${randomUUID()}', 1, '2026-11-20T10:00:00.000Z', 0, 1, 11, '[]', '[]', 4, 'x')`,
  );

describe('the log of changes', () => {
  let club: Club;
  let first: OtherProcess;
  let second: OtherProcess;
  beforeEach(async () => {
    club = await startClub();
    first = await openOtherProcess(club.dataDir);
    second = await openOtherProcess(club.dataDir);
  });
  afterEach(async () => {
    await first.end();
    await second.end();
    await club.stop();
  });

  const anna = idOf('anna');

  test('[DE-6] who writes second commits second, so no cursor passes a change that is not committed', async () => {
    const device = await Device.open(club, anna, 'anna');
    await first.run('begin');
    await storeRun(first, anna);
    const writing = storeRun(second, anna);
    await someoneWaits(club.db);
    await device.update();
    expect(device.data.runs.size).toBe(0);
    await first.run('commit');
    await writing;
    await device.update();
    await device.expectWhole();
    expect(device.data.runs.size).toBe(2);
  });

  test('[DE-6] the server waits with its own changes for those of another process, and the other way round', async () => {
    const device = await Device.open(club, anna, 'anna');
    await first.run('begin');
    await storeRun(first, anna);
    const adding = club.db.insertInto('exercise').values({ name: 'Neu' }).execute();
    await someoneWaits(club.db);
    await device.update();
    await first.run('commit');
    await adding;
    let isOver = false;
    const within = club.db.transaction().execute(async (transaction) => {
      await transaction.selectFrom('exercise').select('id').execute();
      const writing = storeRun(second, anna).then(() => {
        isOver = true;
      });
      await someoneWaits(club.db);
      expect(isOver).toBe(false);
      return { writing };
    });
    await (await within).writing;
    await device.update();
    await device.expectWhole();
    expect([device.data.runs.size, device.data.exercises.length]).toEqual([2, 4]);
  });

  test('[CO-22] of a server and a script that wait for each other one gives up, and is not half done', async () => {
    const row = `where "id" = ${anna}`;
    await first.run(`begin; select 1 from "user" ${row} for update`);
    const ours = club.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('exercise').values({ name: 'Unsere' }).execute();
      await transaction.updateTable('user').set({ team: 'B' }).where('id', '=', anna).execute();
    });
    await someoneWaits(club.db);
    const [settled, theirs] = await Promise.allSettled([
      ours,
      first.run(`update "user" set "team" = 'C' ${row}; commit`),
    ]);
    expect([settled.status, theirs.status].toSorted()).toEqual(['fulfilled', 'rejected']);
    const failed = settled.status === 'rejected' ? settled.reason : { code: '40P01' };
    expect(isBusy(failed)).toBe(true);
    const added = club.db.selectFrom('exercise').select('id').where('name', '=', 'Unsere').execute();
    expect(await added).toHaveLength(settled.status === 'fulfilled' ? 1 : 0);
  });
});

describe('a server beside others', () => {
  let demo: Demo;
  let anna: number;
  let other: OtherProcess;
  beforeEach(async () => {
    demo = await startDemo({ databaseLimits: 'lock_timeout=200' });
    anna = await demo.idOf('anna');
    await demo.tokenOf('anna');
    other = await openOtherProcess(demo.dataDir);
  });
  afterEach(async () => {
    await other.end();
    await demo.stop();
  });

  const aMessage = async () => ({
    clientId: randomUUID(),
    senderId: anna,
    recipientId: await demo.idOf('trainer'),
    content: 'Hallo',
  });

  test.each([
    ['a run', '/screening/runs/', async () => aScreeningRunPost({ userId: anna })],
    ['a batch of runs', '/screening/runs/all/', async () => [aScreeningRunPost({ userId: anna })]],
    ['a message', '/chat/', aMessage],
    ['a sign-in', '/auth', async () => ({ username: 'anna', password: 'athletik' })],
  ])('[CO-22, API-41] %s that waits in vain is 503 and says when to come again', async (_, path, body) => {
    const post = await body();
    await other.run('begin; update "exercise" set "name" = "name" || \'!\'');
    const answer = await demo.post('anna', path, post);
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '1']);
    expect((await demo.get('anna', '/exercise/')).statusCode).toBe(200);
    await other.run('commit');
    expect((await demo.post('anna', path, post)).statusCode).toBe(200);
  });

  test('[CO-22, API-41] a server whose connections are cut says when to come again, and goes on', async () => {
    await cutConnections(demo.dataDir);
    const run = aScreeningRunPost({ userId: anna });
    const statuses = [];
    for (let time = 0; time < 3; time += 1) {
      statuses.push((await demo.post('anna', '/screening/runs/', run)).statusCode);
    }
    expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
    expect(statuses.at(-1)).toBe(200);
  });

  test('[API-39] a transaction that goes on after a failed statement is not taken for stored', async () => {
    const careless = demo.db.transaction().execute(async (transaction) => {
      await transaction.insertInto('exercise').values({ name: 'Halb' }).execute();
      await sql`select 1 / 0`.execute(transaction).catch(() => {});
    });
    await expect(careless).rejects.toThrow('is aborted');
    const found = demo.db.selectFrom('exercise').select('id').where('name', '=', 'Halb').execute();
    expect(await found).toEqual([]);
  });

  test('an id that was given by hand is not given again', async () => {
    await demo.db.insertInto('exercise').values({ id: 9_000, name: 'Von Hand' }).execute();
    const { id } = await demo.db
      .insertInto('exercise')
      .values({ name: 'Gezählt' })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(id).toBe(9_001);
  });

  test('[API-25] texts are sorted as SQLite sorts them, whatever the language of the database', async () => {
    const add = (lastName: string) =>
      demo.db
        .insertInto('user')
        .values({ firstName: 'X', lastName, authorities: '[]' } as never)
        .execute();
    for (const name of ['ärmel', 'Zorn', 'arm', 'Abend']) await add(name);
    const rows = await demo.db
      .selectFrom('user')
      .select('lastName')
      .where('firstName', '=', 'X')
      .orderBy('lastName')
      .execute();
    expect(rows.map(({ lastName }) => lastName)).toEqual(['Abend', 'Zorn', 'arm', 'ärmel']);
  });

  test('[RU-2] processes that start at the same time bring the schema to the newest state once', async () => {
    const place = await placeOf(`${demo.dataDir}-new`, 'no schema');
    const opened = await Promise.all([1, 2, 3].map(() => openDatabase({ ...place, dataDir: demo.dataDir })));
    const instances: { id: string }[][] = [];
    for (const db of opened) instances.push(await db.selectFrom('instance').selectAll().execute());
    expect(instances[0]).toHaveLength(1);
    expect(instances.every((one) => one[0]?.id === instances[0]?.[0]?.id)).toBe(true);
    for (const db of opened) await db.destroy();
  });
});

test('a server whose PostgreSQL cannot be reached says so, and does not start', async () => {
  const databaseUrl = 'postgres://postgres@%2Fno%2Fsuch%2Ffolder/club';
  await expect(openDatabase({ dataDir: makeFolder(), databaseUrl })).rejects.toThrow(
    'unter DATABASE_URL nicht erreichbar',
  );
});
