import type { Selectable } from 'kysely';
import type { ScreeningRunPost } from '../../src/contract/schemas';
import type { Database, ExerciseRunTable, RunColumns, ScreeningRunTable, Tables } from '../database/tables';

/** What both kinds of run have, as posted. */
export type RunPost = Pick<
  ScreeningRunPost,
  'userId' | 'clientId' | 'clientRevision' | 'start' | 'completed'
>;

/** The columns that only one kind has, by the table of that kind. */
interface Content {
  screeningRun: Omit<ScreeningRunTable, keyof RunColumns>;
  exerciseRun: Omit<ExerciseRunTable, keyof RunColumns>;
}

/** A revision above all that a client can send. */
const aboveAll = Number.MAX_SAFE_INTEGER + 1;

/**
 * Stores a run once per athlete and `clientId` [API-39]. Only a post with a higher revision than the stored one changes
 * it [CO-12, CO-21]; one without a revision, from another client, always updates and leaves the stored revision as it
 * is. Returns the row that is stored then.
 */
export const saveRun = async <Table extends keyof Content>(
  db: Database,
  table: Table,
  { userId, clientId, clientRevision, start, completed }: RunPost,
  content: Content[Table],
): Promise<Selectable<Tables[Table]>> => {
  const changed = {
    start,
    startedAt: Date.parse(start),
    completed: completed ? 1 : 0,
    ...(clientRevision !== undefined && { clientRevision }),
    ...content,
  };
  const anyTable: keyof Content = table;
  await db
    .insertInto(anyTable)
    .values({ userId, clientId, clientRevision: 0, ...changed })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'clientId'])
        .doUpdateSet(changed)
        .where(`${anyTable}.clientRevision`, '<', clientRevision ?? aboveAll),
    )
    .execute();
  const stored = await db
    .selectFrom(anyTable)
    .selectAll()
    .where(({ and }) => and({ userId, clientId }))
    .executeTakeFirstOrThrow();
  return stored as Selectable<Tables[Table]>;
};

/** Returns a stored run with the fields of the wire that both kinds have; `isDirty` is always false here [API-40]. */
export const toRunFields = <Row extends Selectable<RunColumns>>({ startedAt, completed, ...row }: Row) => ({
  ...row,
  completed: completed === 1,
  isDirty: false,
});
