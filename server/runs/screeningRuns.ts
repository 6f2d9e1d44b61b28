import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import {
  exerciseSchema,
  type ScreeningRun,
  type ScreeningRunPost,
  testRunSchema,
} from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database, ScreeningRunTable } from '../database/tables';
import { changedRunColumns, newRunColumns, replaceableRevision, toRunFields } from './runColumns';

const toScreeningRun = (row: Selectable<ScreeningRunTable>): ScreeningRun => ({
  ...toRunFields(row),
  screeningId: row.screeningId,
  testRuns: readJson(z.array(testRunSchema), row.testRuns),
  exercises: readJson(z.array(exerciseSchema), row.exercises),
});

/** A user's screening runs, oldest start first [API-20]. */
export const findScreeningRuns = async (db: Database, userId: number): Promise<ScreeningRun[]> => {
  const rows = await db
    .selectFrom('screeningRun')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('userId')
    .orderBy('startedAt')
    .orderBy('id')
    .execute();
  return rows.map(toScreeningRun);
};

/** One screening run [API-21], or undefined when there is none with that id. */
export const findScreeningRun = async (db: Database, id: number): Promise<ScreeningRun | undefined> => {
  const row = await db.selectFrom('screeningRun').selectAll().where('id', '=', id).executeTakeFirst();
  return row && toScreeningRun(row);
};

/** Whether that athlete has a screening run with that id. */
export const hasScreeningRun = async (db: Database, userId: number, id: number): Promise<boolean> =>
  (await db
    .selectFrom('screeningRun')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()) !== undefined;

/**
 * Stores a screening run once per athlete and `clientId` [API-39] and answers what is stored then, which is the former
 * run when the posted one is older [CO-12]. The screening must exist.
 */
export const saveScreeningRun = async (db: Database, post: ScreeningRunPost): Promise<ScreeningRun> => {
  const content = {
    screeningId: post.screeningId,
    testRuns: JSON.stringify(post.testRuns),
    exercises: JSON.stringify(post.exercises),
  };
  await db
    .insertInto('screeningRun')
    .values({ ...newRunColumns(post), ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'clientId'])
        .doUpdateSet({ ...changedRunColumns(post), ...content })
        .where('screeningRun.clientRevision', '<=', replaceableRevision(post)),
    )
    .execute();
  const row = await db
    .selectFrom('screeningRun')
    .selectAll()
    .where('userId', '=', post.userId)
    .where('clientId', '=', post.clientId)
    .executeTakeFirstOrThrow();
  return toScreeningRun(row);
};
