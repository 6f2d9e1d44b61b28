import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { ScreeningRunPost } from '../../src/contract/runs';
import { isAheadOf } from '../../src/domain/runs';
import { prepared } from '../database/prepared';
import type { Database, Tables } from '../database/tables';
import type { ExerciseRunTable, RunColumns, ScreeningRunTable } from '../database/tables/runs';
import { tooLarge } from '../http/errors';
import { refusals } from './refusals';

/** What both kinds of run have, as posted. */
export type RunPost = Pick<
  ScreeningRunPost,
  'userId' | 'clientId' | 'clientRevision' | 'start' | 'completed'
>;

/** The columns that only one kind has, by the table of that kind. */
interface Content {
  screeningRun: Omit<Insertable<ScreeningRunTable>, keyof RunColumns>;
  exerciseRun: Omit<Insertable<ExerciseRunTable>, keyof RunColumns | 'morningPain'>;
}

export type RunTable = keyof Content;

/** Who posts a run, and when it arrives, in milliseconds since the epoch. */
export interface Arrival {
  ratedBy: number;
  arrivedAt: number;
}

type ArrivedPost = RunPost & Arrival;

/** When a run counts as started, in milliseconds: a start more than a day ahead counts as its arrival [CO-8]. */
export const countedStart = ({ start, arrivedAt }: Pick<ArrivedPost, 'start' | 'arrivedAt'>): number =>
  isAheadOf(arrivedAt, { start }) ? arrivedAt : Date.parse(start);

/** The largest run, in bytes of its lists as JSON. One of seven tests and twenty exercises has about 20,000. */
export const maxRunBytes = 100_000;

const lengthOf = (content: Content[RunTable]): number =>
  Object.values(content).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );

/** What a post sets, in a new row as in a stored one. Throws 413 when the run is too large. */
const columnsOf = <Table extends RunTable>(
  { start, completed, ratedBy, arrivedAt }: ArrivedPost,
  content: Content[Table],
) => {
  const bytes = lengthOf(content);
  if (bytes > maxRunBytes) throw tooLarge(refusals.tooLarge);
  const columns = {
    bytes,
    tag: randomUUID(),
    start,
    startedAt: countedStart({ start, arrivedAt }),
    completed: completed ? 1 : 0,
    postedBy: ratedBy,
  };
  return { ...columns, ...content };
};

/** Returns the row of a run that is not stored yet. Throws 413 when the run is too large. */
export const newRow = <Table extends RunTable>(post: ArrivedPost, content: Content[Table]) => {
  const { userId, clientId, ratedBy, clientRevision = 0 } = post;
  return { userId, clientId, ratedBy, clientRevision, ...columnsOf(post, content) };
};

/** A revision above all that a client can send. */
const aboveAll = Number.MAX_SAFE_INTEGER + 1;

/** A row by the names of its columns. */
type Row = Record<string, string | number | null>;

const changedColumns = ['bytes', 'tag', 'start', 'startedAt', 'completed', 'postedBy'];

/**
 * Inserts a row, or changes the stored one if its revision is less than `below`; `revision` is then the new one, null
 * for the stored one. Finds the row only if it was written.
 */
const upsertInto = (table: RunTable, contentColumns: readonly string[]) =>
  prepared((db, values: Row) => {
    const named = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, values[name]])) as Insertable<Tables[RunTable]>;
    const changed = named([...changedColumns, ...contentColumns]);
    return db
      .insertInto(table)
      .values({ ...named(['userId', 'clientId', 'ratedBy', 'clientRevision']), ...changed })
      .onConflict((conflict) =>
        conflict
          .columns(['userId', 'clientId'])
          .doUpdateSet(({ eb, fn, ref, val }) => ({
            ...changed,
            // The same start counts as it did when it first arrived [CO-8].
            startedAt: eb
              .case()
              .when(`${table}.start`, '=', values.start as string)
              .then(ref(`${table}.startedAt`))
              .else(val(values.startedAt as number))
              .end(),
            clientRevision: fn.coalesce(val(values.revision as number), ref(`${table}.clientRevision`)),
          }))
          .where(`${table}.clientRevision`, '<', values.below as number),
      )
      .returningAll();
  });

const upserts = {
  screeningRun: upsertInto('screeningRun', ['screeningId', 'testRuns', 'exercises', 'secondOf', 'ratedFrom']),
  exerciseRun: upsertInto('exerciseRun', ['screeningRunId', 'runUnits']),
};

/**
 * Stores a run once per athlete and `clientId` [API-39]. Only a post with a higher revision than the stored one changes
 * it [CO-12, CO-21]; one without a revision, from another client, always updates and leaves the stored revision as it
 * is. Who posted the first version stays the one who rated [HI-5]. Returns the row that is stored then, and whether it
 * was there before and stayed as it was. Throws 413 when the run is too large.
 */
export const saveRun = async <Table extends RunTable>(
  db: Database,
  table: Table,
  post: ArrivedPost,
  content: Content[Table],
): Promise<{ row: Selectable<Tables[Table]>; isFormer: boolean }> => {
  const { userId, clientId, clientRevision } = post;
  const revisions = { revision: clientRevision ?? null, below: clientRevision ?? aboveAll };
  const [written] = await upserts[table](db, { ...newRow<RunTable>(post, content), ...revisions });
  const row =
    written ??
    (await db
      .selectFrom<RunTable>(table)
      .selectAll()
      .where(({ and }) => and({ userId, clientId }))
      .executeTakeFirstOrThrow());
  return { row: row as Selectable<Tables[Table]>, isFormer: written === undefined };
};

/**
 * Returns a row as it is read: with the start that counts [CO-8]. The answer to a post has the start as it was posted,
 * since the device compares both [FL-16].
 */
export const asRead = <Row extends Selectable<RunColumns>>(row: Row): Row =>
  row.startedAt === Date.parse(row.start) ? row : { ...row, start: new Date(row.startedAt).toISOString() };

/** Returns the fields of the wire that both kinds of run have; `isDirty` is always false here [API-40]. */
export const toRunFields = (row: Selectable<RunColumns>) => ({
  id: row.id,
  userId: row.userId,
  clientId: row.clientId,
  clientRevision: row.clientRevision,
  start: row.start,
  completed: row.completed === 1,
  isDirty: false,
  ratedBy: row.ratedBy,
});
