import { once } from 'node:events';
import { rmSync, watch } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import Sqlite from 'libsql';
import { Client } from 'pg';
import { copierOf } from '../../server/backup/copierOf';
import type { Place } from '../../server/database/place';
import { databaseCompanions, databaseFileIn } from '../../server/database/sqlite/databaseFile';
import type { Database } from '../../server/database/tables';
import { openDatabase } from '../../server/instance/openDatabase';
import { ask, type Contents, makeDatabase, onPostgres, urlOf } from './postgres';

/** The databases of the data folders of this file, each by its number. */
const numbers = new Map<string, number>();

/** Each worker of Jest has databases of its own, which its files use one after the other. */
const nameOf = (number: number): string => `club_${process.env.JEST_WORKER_ID}_${number}`;

const takeNumber = (dataDir: string): number => {
  const used = [...numbers.values()];
  const number = used.findIndex((_, index) => !used.includes(index));
  numbers.set(dataDir, number < 0 ? used.length : number);
  return number < 0 ? used.length : number;
};

/**
 * Returns where the database that belongs to a data folder is. On PostgreSQL the first call for a folder makes it with
 * those contents.
 */
export const placeOf = async (dataDir: string, contents: Contents = 'newest schema'): Promise<Place> => {
  if (!onPostgres()) return { dataDir, databaseUrl: undefined };
  const known = numbers.get(dataDir);
  const name = nameOf(known ?? takeNumber(dataDir));
  if (known === undefined) await makeDatabase(name, contents);
  return { dataDir, databaseUrl: urlOf(name) };
};

/** Returns the name in the address of a database. */
const nameIn = (url: string): string => new URL(url).pathname.slice(1);

/**
 * Opens the database that belongs to a data folder, the same one each time. `limits` are parameters of its address. It
 * does not wait for the disk: the machine stays on.
 */
export const openTestDatabase = async (dataDir: string, limits = ''): Promise<Database> => {
  const { databaseUrl } = await placeOf(dataDir);
  const db = await openDatabase({ dataDir, databaseUrl: databaseUrl && `${databaseUrl}?${limits}` });
  if (!onPostgres()) await sql`pragma synchronous = off`.execute(db);
  return db;
};

/** Says that the database of a data folder, which is not in it on PostgreSQL, is no longer used. */
export const removeDatabase = (dataDir: string): void => {
  numbers.delete(dataDir);
};

/** Removes a data folder and the database that belongs to it. */
export const removePlace = (dataDir: string): void => {
  rmSync(dataDir, { recursive: true });
  removeDatabase(dataDir);
};

/** Deletes the database that belongs to a data folder, as an accident does. */
export const loseDatabase = async (dataDir: string): Promise<void> => {
  const { databaseUrl } = await placeOf(dataDir);
  if (databaseUrl === undefined) {
    const files = ['', ...databaseCompanions].map((end) => `${databaseFileIn(dataDir)}${end}`);
    for (const file of files) rmSync(file, { force: true });
  } else await ask(nameIn(databaseUrl), 'drop schema public cascade; create schema public');
};

/** Returns where a test puts a backup of a data folder. */
export const backupIn = async (dataDir: string): Promise<string> =>
  join(dataDir, `backup${copierOf(await placeOf(dataDir)).end}`);

/** Does to the database that belongs to a data folder what the death of the processes does that use it. */
export const cutConnections = async (dataDir: string): Promise<void> => {
  const { databaseUrl } = await placeOf(dataDir);
  if (databaseUrl === undefined) return;
  const name = nameIn(databaseUrl);
  await ask('postgres', `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
};

/** Returns a promise of the moment when a process begins with the database that belongs to a data folder. */
export const databaseIsUsed = async (dataDir: string): Promise<void> => {
  if (!onPostgres()) {
    const watcher = watch(dataDir);
    await once(watcher, 'change');
    watcher.close();
    return;
  }
  const uses = `select 1 from pg_stat_activity where datname = '${nameOf(numbers.get(dataDir) ?? 0)}'`;
  while ((await ask('postgres', uses)).length === 0) {
    // Asks again: PostgreSQL tells nobody.
  }
};

/**
 * Returns what the database finds wrong with itself. PostgreSQL checks each row that refers to another when it is
 * written.
 */
export const faultsIn = async (db: Database): Promise<unknown[]> => {
  if (onPostgres()) return [];
  const { rows } = await sql`pragma integrity_check`.execute(db);
  const orphans = await sql`pragma foreign_key_check`.execute(db);
  const isWhole = JSON.stringify(rows) === '[{"integrity_check":"ok"}]';
  return [...(isWhole ? [] : rows), ...orphans.rows];
};

/** Another process that writes to the database that belongs to a data folder. */
export interface OtherProcess {
  /** Runs a statement. */
  run(statement: string): Promise<void>;
  end(): Promise<void>;
}

/** Connects to the database that belongs to a data folder as another process does. */
export const openOtherProcess = async (dataDir: string): Promise<OtherProcess> => {
  const { databaseUrl } = await placeOf(dataDir);
  if (databaseUrl === undefined) {
    const file = new Sqlite(join(dataDir, 'athletik.sqlite'), { timeout: 1_000 });
    return {
      run: async (statement) => {
        file.exec(statement);
      },
      end: async () => {
        file.close();
      },
    };
  }
  const client = new Client(databaseUrl).on('error', () => {});
  await client.connect();
  return {
    run: async (statement) => {
      await client.query(statement);
    },
    end: () => client.end(),
  };
};
