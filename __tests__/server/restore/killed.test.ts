import { copyFileSync, existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { databaseCompanions, databaseFileIn } from '../../../server/database/sqlite/databaseFile';
import { prepareServer } from '../serverProcess';
import { makeFolder } from '../support';

let server: Awaited<ReturnType<typeof prepareServer>>;
let backup: string;
let folders: string[];
const folder = () => {
  const made = makeFolder();
  folders.push(made);
  return made;
};
beforeEach(async () => {
  folders = [];
  server = await prepareServer();
  backup = join(folder(), 'backup.sqlite');
}, 30_000);
afterEach(async () => {
  await server.remove();
  for (const made of folders) rmSync(made, { recursive: true });
});

const inDatabase = <Result>(file: string, work: (sqlite: Sqlite.Database) => Result): Result => {
  const sqlite = new Sqlite(file);
  try {
    return work(sqlite);
  } finally {
    sqlite.close();
  }
};

/** Makes the present database another one than that of the backup. */
const mark = () =>
  inDatabase(databaseFileIn(server.dataDir), (sqlite) =>
    sqlite.exec(`update "user" set "team" = 'Nach der Sicherung'`),
  );

/**
 * A copy of the database, with what SQLite has left beside it, as the next start finds them. Who has asked a database
 * something holds it until that is collected as garbage, and then takes away its log.
 */
const copied = (): string => {
  const [present, copy] = [databaseFileIn(server.dataDir), databaseFileIn(folder())];
  for (const end of ['', ...databaseCompanions])
    if (existsSync(`${present}${end}`)) copyFileSync(`${present}${end}`, `${copy}${end}`);
  return copy;
};

const state = () =>
  inDatabase(copied(), (sqlite) => ({
    faults: ['integrity_check', 'foreign_key_check'].flatMap((check) =>
      sqlite.prepare(`pragma ${check}`).all(),
    ),
    teams: sqlite
      .prepare(`select count(*) as "marked" from "user" where "team" = 'Nach der Sicherung'`)
      .get(),
    ...(sqlite.prepare('select count(*) as "members" from "user"').get() as { members: number }),
    ...(sqlite.prepare('select "epoch" from "instance"').get() as { epoch: string }),
  }));

test('[ON-6] a restore that is killed at any step leaves the former or the new database, and can be repeated', async () => {
  const { died, end } = await server.start();
  end();
  await died;
  expect((await server.command('backup', backup)).code).toBe(0);
  const { members } = state();
  const left: string[] = [];
  let wasKilled = true;
  for (let step = 1; wasKilled; step += 1) {
    mark();
    const { epoch } = state();
    const restoring = await server.commandKilledAt(step, 'restore', backup);
    wasKilled = restoring.wasKilled;
    if (!wasKilled) expect(restoring.outcome).toEqual({ code: 0, said: expect.any(String) });
    expect(existsSync(databaseFileIn(server.dataDir))).toBe(true);
    const after = state();
    expect(after.faults).toEqual([{ integrity_check: 'ok' }]);
    const isFormer = after.epoch === epoch;
    expect(after).toMatchObject({ members, teams: { marked: isFormer ? members : 0 } });
    left.push(isFormer ? 'former' : 'new');
  }
  // At the end nobody killed it, and nothing unfinished is left of those before.
  expect(left.at(-1)).toBe('new');
  expect(left.filter((one) => one === 'former').length).toBeGreaterThan(5);
  expect(readdirSync(server.dataDir).filter((name) => name.includes('unfinished'))).toEqual([]);
  const life = await server.start();
  expect((await fetch(`${life.base}/features`)).status).toBe(200);
  life.end();
  await life.died;
}, 120_000);

test('[ON-6] the log of a database that was deleted after a crash is not taken for that of the restored one', async () => {
  const { died, kill } = await server.start();
  expect((await server.command('backup', backup)).code).toBe(0);
  mark();
  kill();
  await died;
  expect(statSync(`${databaseFileIn(server.dataDir)}-wal`).size).toBeGreaterThan(0);
  rmSync(databaseFileIn(server.dataDir));
  expect((await server.command('restore', backup)).code).toBe(0);
  expect(state()).toMatchObject({ faults: [{ integrity_check: 'ok' }], teams: { marked: 0 } });
}, 60_000);
