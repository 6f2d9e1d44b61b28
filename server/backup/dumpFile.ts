import { runProgram } from '../database/postgres/programs';
import { asUnreadable, UnreadableDump } from './unreadableDump';

/** What a dump says of itself. */
interface DumpHead {
  /** When it was begun, in milliseconds since 1970. */
  backedUpAt: number;
  /** The schema of its tables. */
  schema: string;
}

/** Reads what is at the beginning of a dump. Throws with a German message when this server did not make the dump. */
export const readDumpHead = async (file: string): Promise<DumpHead> => {
  const list = await runProgram('pg_restore', ['--list', file]).catch((error: Error) => {
    throw asUnreadable(file, error);
  });
  const [, date, time] = /^; Archive created at (\S+) (\S+)/m.exec(list) ?? [];
  const [, schema] = /^\d+; \d+ \d+ TABLE (\S+) instance /m.exec(list) ?? [];
  if (schema === undefined) throw new UnreadableDump(`${file} gehört zu keinem Verein.`);
  return { backedUpAt: Date.parse(`${date}T${time}Z`), schema };
};

/**
 * Writes all that is committed in the tables of a schema into a new file, also while others write: it holds up nobody.
 */
export const dumpSchema = async (
  url: string,
  schema: string,
  file: string,
  signal?: AbortSignal,
): Promise<void> => {
  // The counts of attempts, in an unlogged table, stand for the memory of a process: a backup leaves them out.
  const args = ['--format=custom', '--no-unlogged-table-data', '--no-password'];
  await runProgram('pg_dump', [...args, `--schema=${schema}`, `--file=${file}`], { url, signal });
};
