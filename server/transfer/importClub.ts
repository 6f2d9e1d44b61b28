import { appendFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod/mini';
import { commonTables } from '../database/description';
import { dialectOf } from '../database/dialect';
import { faultOf } from '../database/faults';
import type { Place } from '../database/place';
import type { Database, Tables } from '../database/tables';
import { SpokenError } from '../system/spokenError';
import { isEmpty } from '../users/isEmpty';
import { openVideos } from '../videos/openVideos';
import { mediaTypeOf } from '../videos/video';
import { type End, headSchema, lineSchema, type Part, type Rows, schemaName } from './format';

/** Returns the line of a file, or undefined where it has another form. */
const readLine = <Schema extends z.ZodMiniType>(
  schema: Schema,
  line: string | undefined,
): z.output<Schema> | undefined => {
  try {
    return schema.safeParse(JSON.parse(line ?? '')).data;
  } catch {
    return undefined;
  }
};

/** Throws with a German message unless the file is one that this server can read. */
const demandReadable = (line: string | undefined): void => {
  const head = readLine(headSchema, line);
  if (!head)
    throw new SpokenError(
      'Das ist keine Datei, die npm run server:export geschrieben hat. Nimm eine andere.',
    );
  if (head.schema === schemaName) return;
  throw new SpokenError(
    `Die Datei ist von einem Server mit anderen Tabellen (${head.schema} statt ${schemaName}). ` +
      'Bring beide Server auf denselben Stand und exportiere noch einmal.',
  );
};

const again = 'Kopier sie noch einmal, oder exportiere noch einmal.';

const damaged = (reason: string, cause?: unknown): SpokenError =>
  new SpokenError(`Die Datei ist beschädigt: ${reason}. Es wurde nichts übernommen. ${again}`, { cause });

/** What has come so far. */
class Arrival {
  readonly rows: End['rows'] = Object.fromEntries(commonTables.map(({ name }) => [name, 0]));
  readonly videos: End['videos'] = {};
  private readonly names: ReadonlyMap<string, keyof Tables> = new Map(
    commonTables.map(({ name }) => [name, name]),
  );

  constructor(
    private readonly db: Database,
    private readonly clips: string,
  ) {}

  async takeRows({ table, columns, rows }: Rows): Promise<void> {
    const name = this.names.get(table);
    if (!name) throw damaged(`die Tabelle ${table} ist unbekannt`);
    // The entries that the import itself has added.
    if (name === 'change' && this.rows.change === 0) await this.db.deleteFrom('change').execute();
    const values = rows.map((row) =>
      Object.fromEntries(columns.map((column, index) => [column, row[index]])),
    );
    await this.db
      .insertInto(name)
      .values(values as never)
      .execute()
      .catch((error: Error) => {
        throw faultOf(error) === undefined ? damaged(error.message, error) : error;
      });
    this.rows[name] = (this.rows[name] ?? 0) + rows.length;
  }

  async takePart({ video, part }: Part): Promise<void> {
    if (mediaTypeOf(video) === undefined) throw damaged(`${video} ist kein Name eines Videos`);
    const bytes = Buffer.from(part, 'base64');
    await appendFile(join(this.clips, video), bytes);
    this.videos[video] = (this.videos[video] ?? 0) + bytes.length;
  }
}

/** Returns the last line. Throws with a German message when something is missing, in the file or in the database. */
const demandWhole = async (db: Database, { rows, videos }: Arrival, end: End | undefined): Promise<End> => {
  const stored: End['rows'] = {};
  for (const { name } of commonTables) {
    const { count } = await db
      .selectFrom(name)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    stored[name] = count;
  }
  const isWhole =
    end !== undefined &&
    isDeepStrictEqual(rows, end.rows) &&
    isDeepStrictEqual(videos, end.videos) &&
    isDeepStrictEqual(stored, end.rows);
  if (!isWhole) throw new SpokenError(`Die Datei ist unvollständig. Es wurde nichts übernommen. ${again}`);
  return end;
};

/** Takes each line into the database. Returns the last one. */
const takeLines = async (arrival: Arrival, lines: AsyncIterator<string>): Promise<End | undefined> => {
  for (;;) {
    const { done, value } = await lines.next();
    if (done) return undefined;
    const line = readLine(lineSchema, value);
    if (!line) throw damaged('eine Zeile hat eine andere Form');
    if ('table' in line) await arrival.takeRows(line);
    else if ('video' in line) await arrival.takePart(line);
    else return line;
  }
};

/**
 * Takes over what `exportClub` has written, with all ids, the instance and the epoch, so that devices go on as if
 * nothing had happened. All or nothing: throws with a German message when there are members already, or when the file
 * is unreadable, of other tables or not whole. Returns its last line.
 */
export const importClub = async (
  db: Database,
  { dataDir }: Pick<Place, 'dataDir'>,
  lines: AsyncIterable<string>,
): Promise<End> => {
  // In the data folder there is room for them, in that of the system perhaps not.
  const clips = join(dataDir, 'import.unfinished');
  // An import that was killed has left it.
  await rm(clips, { recursive: true, force: true });
  await mkdir(clips, { recursive: true, mode: 0o700 });
  try {
    return await db.transaction().execute(async (transaction) => {
      if (!(await isEmpty(transaction)))
        throw new SpokenError('In der Datenbank ist schon ein Verein. Nimm eine leere.');
      const reading = lines[Symbol.asyncIterator]();
      demandReadable((await reading.next()).value);
      // What a new database has: its own instance, and perhaps the code of its set-up link.
      for (const { name } of commonTables.toReversed()) await transaction.deleteFrom(name).execute();
      const arrival = new Arrival(transaction, clips);
      const end = await demandWhole(transaction, arrival, await takeLines(arrival, reading));
      await dialectOf(db).setCounters(transaction, end.counters);
      await openVideos(transaction, dataDir).addFolder(clips);
      return end;
    });
  } finally {
    await rm(clips, { recursive: true });
  }
};
