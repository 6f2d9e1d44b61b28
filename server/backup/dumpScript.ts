import { startProgram } from '../database/postgres/programs';
import { asUnreadable } from './unreadableDump';

/** A line of the SQL of a dump. */
interface ScriptLine {
  /** Bytes as characters: the encoding does not matter here. */
  text: string;
  /** Of a row, the line that begins its table; null for a statement. */
  table: string | null;
}

/** Yields the lines of a stream, each with its end. */
async function* linesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = [];
  for await (const chunk of stream) {
    let begin = 0;
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', begin)) {
      pieces.push(chunk.slice(begin, end + 1));
      yield pieces.join('');
      pieces = [];
      begin = end + 1;
    }
    pieces.push(chunk.slice(begin));
  }
  const rest = pieces.join('');
  if (rest !== '') yield rest;
}

/** The end of the rows of a table. */
const endOfRows = '\\.\n';

/**
 * Yields the SQL of the tables of a dump. Throws `UnreadableDump` when the dump cannot be read to its end. A reader
 * that stops before the end ends the program.
 */
export async function* readScript(
  file: string,
  schema: string,
  signal?: AbortSignal,
): AsyncGenerator<ScriptLine> {
  const args = ['--no-owner', '--no-privileges', `--schema=${schema}`, '--file=-', file];
  const { stdout, ended } = startProgram('pg_restore', args, { signal });
  // It is looked at after the last line.
  ended.catch(() => {});
  let table: string | null = null;
  for await (const text of linesOf(stdout.setEncoding('latin1'))) {
    if (text === endOfRows) table = null;
    yield { text, table };
    if (table === null && text.startsWith('COPY ') && text.endsWith(' FROM stdin;\n')) table = text;
  }
  await ended.catch((error: Error) => {
    throw asUnreadable(file, error);
  });
}
