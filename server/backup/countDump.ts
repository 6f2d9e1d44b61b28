import type { Counts } from './content';
import { readDumpHead } from './dumpFile';
import { readScript } from './dumpScript';
import { UnreadableDump } from './unreadableDump';

/** The line before the rows of a table, such as `COPY public."user" (id, username) FROM stdin;`. */
const tablePattern = /^COPY \S+\.("?)(\w+)\1 \(/;

/** Reads a whole dump, without a database. Returns the instance and what it counts. Throws when it cannot be read. */
export const countDump = async (
  file: string,
  signal?: AbortSignal,
): Promise<Counts & { instance: string }> => {
  const { schema } = await readDumpHead(file);
  const rows: Record<string, number> = {};
  let instance = '';
  for await (const { text, table } of readScript(file, schema, signal)) {
    if (table === null) continue;
    const [, , name = ''] = tablePattern.exec(table) ?? [];
    rows[name] = (rows[name] ?? 0) + 1;
    if (name === 'instance') [instance = ''] = text.split('\t');
  }
  if (rows.instance !== 1) throw new UnreadableDump(`${file} gehört zu keinem Verein.`);
  const { user = 0, screeningRun = 0, exerciseRun = 0 } = rows;
  return { instance, members: user, runs: screeningRun + exerciseRun };
};
