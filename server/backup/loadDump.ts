import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MissingProgram, startProgram } from '../database/postgres/programs';
import { readDumpHead } from './dumpFile';
import { readScript } from './dumpScript';
import { UnreadableDump } from './unreadableDump';

/** A newer pg_restore sets what an older PostgreSQL does not know. */
const onlyNewer = /^SET transaction_timeout /;

/** Matches how the SQL of a dump names a schema: before each table, counter and function. */
const before = (schema: string): RegExp => {
  const name = schema.replace(/[$.*+?^{}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w"$.])(?:${name}|"${name}")\\.`, 'g');
};

/**
 * Yields the SQL of a dump, with another schema for its tables: PostgreSQL's own programs know no way to put them
 * elsewhere. Rows are passed on as they are.
 */
async function* scriptFor(file: string, schema: string, signal?: AbortSignal): AsyncGenerator<Buffer> {
  const head = await readDumpHead(file);
  const former = before(head.schema);
  for await (const { text, table } of readScript(file, head.schema, signal)) {
    if (onlyNewer.test(text)) continue;
    yield Buffer.from(table === null ? text.replace(former, `"${schema}".`) : text, 'latin1');
  }
}

/**
 * Puts the tables of a dump into a schema, which is empty. PostgreSQL then checks every key. Throws with a German
 * message when something does not fit, and `UnreadableDump` when the file is the reason.
 */
export const loadDump = async (
  file: string,
  url: string,
  schema: string,
  signal?: AbortSignal,
): Promise<void> => {
  const args = ['--no-psqlrc', '--no-password', '--quiet', '--set=ON_ERROR_STOP=1'];
  const { stdin, stdout, ended } = startProgram('psql', args, { url, signal });
  stdout.resume();
  const written = pipeline(Readable.from(scriptFor(file, schema, signal)), stdin);
  const results = await Promise.allSettled([ended, written]);
  // Once psql has ended, nothing can be written to it: its own error is the cause, unless the file ended before.
  const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  const reason = reasons.find((each) => each instanceof UnreadableDump) ?? reasons[0];
  if (reason === undefined) return;
  if (reason instanceof UnreadableDump || reason instanceof MissingProgram) throw reason;
  throw new Error(`${file} lässt sich nicht einspielen: ${reason.message}`, { cause: reason });
};
