import type { ScreeningRunPost } from '../../src/contract/schemas';
import type { Database, ExerciseRunTable, RunColumns, ScreeningRunTable } from '../database/tables';

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

/**
 * Stores a run once per athlete and `clientId` [API-39]. A post with a lower revision than the stored one changes
 * nothing; one without a revision, from another client, always updates and leaves the stored revision as it is [CO-12].
 */
export const saveRun = async <Table extends keyof Content>(
  db: Database,
  table: Table,
  { userId, clientId, clientRevision, start, completed }: RunPost,
  content: Content[Table],
): Promise<void> => {
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
        .where(`${anyTable}.clientRevision`, '<=', clientRevision ?? Number.MAX_SAFE_INTEGER),
    )
    .execute();
};

/** The wire fields of a stored run that both kinds have; `isDirty` is always false here [API-40]. */
export const toRunFields = (row: Omit<RunColumns, 'id'> & { id: number }) => ({
  id: row.id,
  clientId: row.clientId,
  clientRevision: row.clientRevision,
  userId: row.userId,
  start: row.start,
  completed: row.completed === 1,
  isDirty: false,
});
