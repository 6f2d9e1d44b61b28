import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { backUp } from '../../server/backup/backUp';
import { loadDump } from '../../server/backup/loadDump';
import { withClient } from '../../server/database/postgres/client';
import { tryLockOfRestore } from '../../server/database/postgres/locks';
import { scratchSchema } from '../../server/database/postgres/scratch';
import { openDatabase } from '../../server/instance/openDatabase';
import { restoreBackup } from '../../server/restore/restoreBackup';
import { ask } from '../server/postgres';
import { type Demo, startDemo } from '../server/support';
import { backupIn, cutConnections, openTestDatabase, placeOf } from '../server/testDatabase';

let demo: Demo;
let url: string;
let backup: string;
beforeEach(async () => {
  demo = await startDemo();
  url = (await placeOf(demo.dataDir)).databaseUrl ?? '';
  backup = await backupIn(demo.dataDir);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await demo.stop();
});

const place = (databaseUrl = url) => ({ dataDir: demo.dataDir, databaseUrl });
const back = (databaseUrl = url) => backUp(place(databaseUrl), backup, demo.clock.now);
const inDatabase = (query: string) => ask(new URL(url).pathname.slice(1), query);
const withPath = (path: string) => jest.replaceProperty(process, 'env', { ...process.env, PATH: path });

/** Closes the server, works, and opens the database again for its end. */
const whileStopped = async (work: () => Promise<unknown>) => {
  await demo.close();
  try {
    await work();
  } finally {
    demo = await startDemo({ dataDir: demo.dataDir });
  }
};

test('[ON-6] while a backup is restored no server starts, and one whose connections were lost answers 503 until it is over', async () => {
  await demo.tokenOf('anna');
  expect((await demo.get('anna', '/exercise/')).statusCode).toBe(200);
  await cutConnections(demo.dataDir);
  await withClient(url, async (client) => {
    while (!(await client.query(tryLockOfRestore)).rows[0].isTaken) {
      // The connections end one after the other.
    }
    await expect(openTestDatabase(demo.dataDir)).rejects.toThrow(
      'Gerade wird eine Sicherung wiederhergestellt.',
    );
    expect((await demo.get('anna', '/exercise/')).statusCode).toBe(503);
  });
  const answers = async () => (await demo.get('anna', '/exercise/')).statusCode === 200;
  while (!(await answers())) {
    // The lock ends with its connection.
  }
});

describe('a role', () => {
  const roleUrl = () => url.replace('postgres@', 'club_role@');
  beforeEach(async () => {
    await ask(
      'postgres',
      `do $$ begin create role club_role login; exception when duplicate_object then null; end $$`,
    );
    await inDatabase(`do $$ declare one text; begin
      execute 'grant usage, create on schema public to club_role';
      for one in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
        execute 'alter table ' || one || ' owner to club_role';
      end loop;
      for one in select oid::regprocedure from pg_proc where pronamespace = 'public'::regnamespace loop
        execute 'alter function ' || one || ' owner to club_role';
      end loop;
    end $$`);
  });
  // The database is that of the next tests, too.
  afterEach(() => inDatabase('reassign owned by club_role to postgres'));
  const name = () => new URL(url).pathname.slice(1);

  test('[ON-6] needs no right but to make schemas and tables, to back up and to restore', async () => {
    await inDatabase(`grant create on database ${name()} to club_role`);
    expect(await back(roleUrl())).toMatchObject({ members: 31, isUntried: false });
    await whileStopped(async () => {
      expect(await restoreBackup(place(roleUrl()), backup, demo.clock.now)).toMatchObject({ members: 31 });
    });
    await inDatabase(`revoke create on database ${name()} from club_role`);
  });

  test('[ON-6] without that, a backup is only read, and says so, and nothing is restored', async () => {
    const tried = await back();
    backup = `${backup}-2`;
    const read = await back(roleUrl());
    expect(read).toEqual({ ...tried, backedUpAt: read.backedUpAt, isUntried: true });
    await whileStopped(async () => {
      const restoring = restoreBackup(place(roleUrl()), backup, demo.clock.now);
      await expect(restoring).rejects.toThrow('Der Rolle fehlt das Recht CREATE');
    });
  });
});

test('[ON-6] where a program of PostgreSQL is missing, the message names its package', async () => {
  withPath('/nowhere');
  await expect(back()).rejects.toThrow(/^Das Programm pg_dump fehlt\. .*postgresql-client/);
});

/** Puts a script in front of each program of PostgreSQL. Returns the folder for what they write. */
const wrapPrograms = (script: (name: string, folder: string) => string): string => {
  const folder = join(demo.dataDir, 'programs');
  mkdirSync(folder);
  for (const name of ['pg_dump', 'pg_restore', 'psql']) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script(name, folder)}\n`, { mode: 0o755 });
  }
  withPath(`${folder}${delimiter}${process.env.PATH}`);
  return folder;
};

test('[ON-6] where they are older than the database, it names it, too', async () => {
  wrapPrograms(() => 'echo "aborting because of server version mismatch" >&2; exit 1');
  await expect(back()).rejects.toThrow(/version mismatch\n.*postgresql-client/);
});

test('[ON-6] [RU-2] nobody on the machine reads the address of the database or its password from the list of processes', async () => {
  const { PATH = '' } = process.env;
  const folder = wrapPrograms(
    (name, to) =>
      `echo "${name} $@" >> ${to}/said; echo "$PGPASSWORD" >> ${to}/password; PATH="${PATH}" exec ${name} "$@"`,
  );
  await back(url.replace('postgres@', 'postgres:ge%40heim@'));
  const lines = readFileSync(join(folder, 'said'), 'utf8');
  for (const name of ['pg_dump', 'pg_restore', 'psql']) expect(lines).toContain(name);
  expect(lines).not.toMatch(/heim|postgres:/);
  expect(readFileSync(join(folder, 'password'), 'utf8')).toContain('ge@heim');
});

test('[ON-6] nothing is restored where something that is not of this server hangs on a table', async () => {
  await back();
  await inDatabase('create view "report" as select "id" from "user"');
  const [before] = await inDatabase('select * from "instance"');
  await whileStopped(async () => {
    await expect(restoreBackup(place(), backup, demo.clock.now)).rejects.toThrow(/report|depend/);
    expect(await inDatabase('select * from "instance"')).toEqual([before]);
  });
  await inDatabase('drop view "report"');
});

test('[ON-6] a second database of the same PostgreSQL keeps nobody out', async () => {
  await back();
  const { databaseUrl } = await placeOf(`${demo.dataDir}-other`);
  const other = await openDatabase({ dataDir: demo.dataDir, databaseUrl });
  await other.selectFrom('user').select('id').execute();
  await whileStopped(async () => {
    expect(await restoreBackup(place(), backup, demo.clock.now)).toMatchObject({ members: 31 });
  });
  await other.destroy();
});

test('[ON-6] a server begins on an empty database beside what a killed restore has left there', async () => {
  const folder = `${demo.dataDir}-empty`;
  const { databaseUrl = '' } = await placeOf(folder, 'no schema');
  await backUp(place(), backup, demo.clock.now);
  await ask(new URL(databaseUrl).pathname.slice(1), `create schema ${scratchSchema}`);
  await loadDump(backup, databaseUrl, scratchSchema);
  const db = await openDatabase({ dataDir: demo.dataDir, databaseUrl });
  expect(await db.selectFrom('user').select('id').execute()).toEqual([]);
  await db.destroy();
});
