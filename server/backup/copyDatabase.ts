import { existsSync } from 'node:fs';
import AsyncSqlite from 'libsql/promise';
import { databaseFileIn } from '../database/sqlite/databaseFile';
import { patiently } from '../database/sqlite/patience';
import { type Checked, type Counts, countQuery } from './content';
import type { Copier } from './copier';

/** A connection whose statements run on a thread of their own: the server goes on answering. */
interface Connection {
  run(statement: string): Promise<void>;
  rows<Row>(query: string): Promise<Row[]>;
}

const withConnection = async <Result>(
  file: string,
  signal: AbortSignal | undefined,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result> => {
  const sqlite = new AsyncSqlite(file, patiently);
  const interrupt = () => sqlite.interrupt();
  signal?.addEventListener('abort', interrupt);
  try {
    signal?.throwIfAborted();
    return await work({
      run: async (statement) => sqlite.exec(statement),
      rows: async (query) => (await sqlite.prepare(query)).all(),
    });
  } finally {
    signal?.removeEventListener('abort', interrupt);
    sqlite.close();
  }
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * Writes all that is committed in a database into a new file, also while others write. libsql has no call for SQLite's
 * online backup. `vacuum into` reads one state of the database like any query, and holds up no writer in WAL mode.
 */
export const copyDatabase = (source: string, target: string, signal?: AbortSignal): Promise<void> =>
  withConnection(source, signal, ({ run }) => run(`vacuum into ${quoted(target)}`));

/** Notes in a copy when it was made; a database of an older version has no place for it. */
const noteTime = (copy: string, now: number): Promise<void> =>
  withConnection(copy, undefined, async ({ run, rows }) => {
    const columns = await rows(`select 1 from pragma_table_info('instance') where "name" = 'backedUpAt'`);
    if (columns.length > 0) await run(`update "instance" set "backedUpAt" = ${now}`);
  });

/** Reads a whole database and returns what it holds. Throws when it is damaged, or is no database of this server. */
export const checkDatabase = (file: string, signal?: AbortSignal): Promise<Checked> =>
  withConnection(file, signal, async ({ rows }) => {
    const faults = [...(await rows('pragma integrity_check')), ...(await rows('pragma foreign_key_check'))];
    const isWhole = faults.length === 1 && JSON.stringify(faults[0]) === '{"integrity_check":"ok"}';
    if (!isWhole) throw new Error(`${file} ist beschädigt: ${JSON.stringify(faults.slice(0, 3))}`);
    const [instance, ...others] = await rows<{ id: string; backedUpAt?: number | null }>(
      'select * from "instance"',
    );
    const [counts] = await rows<Counts>(countQuery);
    if (!instance || others.length > 0 || !counts) throw new Error(`${file} gehört zu keinem Verein.`);
    return { instance: instance.id, backedUpAt: instance.backedUpAt ?? null, ...counts, isUntried: false };
  });

/** Backs up the file of a data folder. */
export const sqliteCopier = (dataDir: string): Copier => ({
  end: '.sqlite',
  copy: async (target, now, signal) => {
    const source = databaseFileIn(dataDir);
    if (!existsSync(source)) throw new Error(`In ${dataDir} gibt es keine Datenbank.`);
    await copyDatabase(source, target, signal);
    await noteTime(target, now);
  },
  check: checkDatabase,
});
