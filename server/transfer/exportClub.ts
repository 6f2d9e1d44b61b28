import { sql } from 'kysely';
import { commonTables, type DescribedTable } from '../database/description';
import { dialectOf } from '../database/dialect';
import type { Place } from '../database/place';
import { inSnapshot } from '../database/snapshot';
import type { Database } from '../database/tables';
import { openVideos } from '../videos/openVideos';
import { type End, type Head, type Part, type Rows, schemaName } from './format';

/** How many rows are read at once. */
const pageRows = 50;

type Row = Record<string, string | number | null>;

/** Returns the rows after one, by the key. */
const readPage = async (
  db: Database,
  { name, key }: DescribedTable,
  last: Row | undefined,
): Promise<Row[]> => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const values = last && sql.join(key.map((column) => last[column]));
  const after = values ? sql`where (${columns}) > (${values})` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(name)} ${after}
    order by ${columns} limit ${pageRows}`.execute(db);
  return rows;
};

async function* pagesOf(db: Database, table: DescribedTable): AsyncGenerator<Rows> {
  const columns = await dialectOf(db).triggers.columnsOf(db, table.name);
  for (let last: Row | undefined; ; ) {
    const page = await readPage(db, table, last);
    if (page.length === 0) return;
    const rows = page.map((row) => columns.map((column) => row[column] ?? null));
    yield { table: table.name, columns, rows };
    last = page.at(-1);
  }
}

async function* linesOf(db: Database, dataDir: string): AsyncGenerator<Head | Rows | Part | End> {
  yield { format: 'athletik-screening', version: 1, schema: schemaName };
  const end: End = { counters: await dialectOf(db).readCounters(db), rows: {}, videos: {} };
  for (const table of commonTables) {
    let count = 0;
    for await (const page of pagesOf(db, table)) {
      yield page;
      count += page.rows.length;
    }
    end.rows[table.name] = count;
  }
  const videos = openVideos(db, dataDir);
  for (const name of await videos.names()) {
    const video = await videos.find(name);
    if (!video) continue;
    end.videos[name] = video.size;
    if (video.size === 0) yield { video: name, part: '' };
    else
      for await (const part of video.read({ start: 0, end: video.size - 1 }))
        yield { video: name, part: Buffer.from(part).toString('base64') };
  }
  yield end;
}

/**
 * Hands everything that the server keeps in its database and its clips to `write`, line by line, as it is at one
 * moment. The format is described in docs/export.md. Returns the last line.
 */
export const exportClub = (
  db: Database,
  { dataDir }: Pick<Place, 'dataDir'>,
  write: (line: string) => Promise<void>,
): Promise<End> =>
  inSnapshot(db, async (snapshot) => {
    let end: End | undefined;
    for await (const line of linesOf(snapshot, dataDir)) {
      await write(JSON.stringify(line));
      if ('counters' in line) end = line;
    }
    if (!end) throw new Error('The export has no last line.');
    return end;
  });
