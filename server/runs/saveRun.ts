import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { ScreeningRunPost } from '../../src/contract/schemas';
import type { Database, ExerciseRunTable, RunColumns, ScreeningRunTable, Tables } from '../database/tables';
import { tooLarge } from '../http/errors';
import { refusals } from './refusals';

/** What both kinds of run have, as posted. */
export type RunPost = Pick<
  ScreeningRunPost,
  'userId' | 'clientId' | 'clientRevision' | 'start' | 'completed'
>;

/** The columns that only one kind has, by the table of that kind. */
interface Content {
  screeningRun: Omit<ScreeningRunTable, keyof RunColumns>;
  exerciseRun: Omit<ExerciseRunTable, keyof RunColumns | 'morningPain'>;
}

export type RunTable = keyof Content;

/** A run as posted, and who posts it. */
type RatedPost = RunPost & { ratedBy: number };

/** The largest run, in bytes of its lists as JSON. One of seven tests and twenty exercises has about 20,000. */
export const maxRunBytes = 100_000;

const lengthOf = (content: Content[RunTable]): number =>
  Object.values(content).reduce<number>(
    (sum, value) => sum + (typeof value === 'string' ? Buffer.byteLength(value) : 0),
    0,
  );

/** A revision above all that a client can send. */
const aboveAll = Number.MAX_SAFE_INTEGER + 1;

/** What a post sets, in a new row as in a stored one. Throws 413 when the run is too large. */
const columnsOf = <Table extends RunTable>(
  { clientRevision, start, completed }: RunPost,
  content: Content[Table],
) => {
  const bytes = lengthOf(content);
  if (bytes > maxRunBytes) throw tooLarge(refusals.tooLarge);
  return {
    bytes,
    tag: randomUUID(),
    start,
    startedAt: Date.parse(start),
    completed: completed ? 1 : 0,
    ...(clientRevision !== undefined && { clientRevision }),
    ...content,
  };
};

/** Returns the row of a run that is not stored yet. Throws 413 when the run is too large. */
export const newRow = <Table extends RunTable>(post: RatedPost, content: Content[Table]) => {
  const { userId, clientId, ratedBy } = post;
  return { userId, clientId, ratedBy, clientRevision: 0, ...columnsOf(post, content) };
};

/**
 * Stores a run once per athlete and `clientId` [API-39]. Only a post with a higher revision than the stored one changes
 * it [CO-12, CO-21]; one without a revision, from another client, always updates and leaves the stored revision as it
 * is. Who posted the first version stays the one who rated [HI-5]. Returns the row that is stored then, and whether it was
 * there before and stayed as it was. Throws 413 when the run is too large.
 */
export const saveRun = async <Table extends RunTable>(
  db: Database,
  table: Table,
  post: RatedPost,
  content: Content[Table],
): Promise<{ row: Selectable<Tables[Table]>; isFormer: boolean }> => {
  const { userId, clientId, clientRevision, ratedBy } = post;
  const changed = columnsOf(post, content);
  const anyTable: RunTable = table;
  const written = await db
    .insertInto(anyTable)
    .values({ userId, clientId, ratedBy, clientRevision: 0, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'clientId'])
        .doUpdateSet(changed)
        .where(`${anyTable}.clientRevision`, '<', clientRevision ?? aboveAll),
    )
    .returningAll()
    .executeTakeFirst();
  const row =
    written ??
    (await db
      .selectFrom(anyTable)
      .selectAll()
      .where(({ and }) => and({ userId, clientId }))
      .executeTakeFirstOrThrow());
  return { row: row as Selectable<Tables[Table]>, isFormer: written === undefined };
};

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
