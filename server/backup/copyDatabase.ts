import AsyncSqlite from 'libsql/promise';

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
  const sqlite = new AsyncSqlite(file, {});
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
export const noteTime = (copy: string, now: number): Promise<void> =>
  withConnection(copy, undefined, async ({ run, rows }) => {
    const columns = await rows(`select 1 from pragma_table_info('instance') where "name" = 'backedUpAt'`);
    if (columns.length > 0) await run(`update "instance" set "backedUpAt" = ${now}`);
  });

/** What a database holds, to be told to a person. */
export interface Content {
  instance: string;
  /** When the copy was made, in milliseconds since 1970; null where it does not say. */
  backedUpAt: number | null;
  members: number;
  runs: number;
}

const contentQuery = `select (select count(*) from "user") as "members",
  (select count(*) from "screeningRun") + (select count(*) from "exerciseRun") as "runs"`;

/** Reads a whole database and returns what it holds. Throws when it is damaged, or is no database of this server. */
export const checkDatabase = (file: string, signal?: AbortSignal): Promise<Content> =>
  withConnection(file, signal, async ({ rows }) => {
    const faults = [...(await rows('pragma integrity_check')), ...(await rows('pragma foreign_key_check'))];
    const isWhole = faults.length === 1 && JSON.stringify(faults[0]) === '{"integrity_check":"ok"}';
    if (!isWhole) throw new Error(`${file} ist beschädigt: ${JSON.stringify(faults.slice(0, 3))}`);
    const [instance, ...others] = await rows<{ id: string; backedUpAt?: number | null }>(
      'select * from "instance"',
    );
    const [counts] = await rows<Pick<Content, 'members' | 'runs'>>(contentQuery);
    if (!instance || others.length > 0 || !counts) throw new Error(`${file} gehört zu keinem Verein.`);
    return { instance: instance.id, backedUpAt: instance.backedUpAt ?? null, ...counts };
  });
