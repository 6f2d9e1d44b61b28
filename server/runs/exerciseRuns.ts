import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type ExerciseRun, type ExerciseRunPost, runUnitSchema } from '../../src/contract/schemas';
import { readJson } from '../database/json';
import type { Database, ExerciseRunTable } from '../database/tables';
import { changedRunColumns, newRunColumns, replaceableRevision, toRunFields } from './runColumns';

const toExerciseRun = (row: Selectable<ExerciseRunTable>): ExerciseRun => ({
  ...toRunFields(row),
  screeningRunId: row.screeningRunId,
  runUnits: readJson(z.array(runUnitSchema), row.runUnits),
});

/**
 * Stores a training once per athlete and `clientId` [API-39] and answers what is stored then, which is the former run
 * when the posted one is older [CO-12]. Its screening run, if any, must exist.
 */
export const saveExerciseRun = async (db: Database, post: ExerciseRunPost): Promise<ExerciseRun> => {
  const content = { screeningRunId: post.screeningRunId, runUnits: JSON.stringify(post.runUnits) };
  await db
    .insertInto('exerciseRun')
    .values({ ...newRunColumns(post), ...content })
    .onConflict((conflict) =>
      conflict
        .columns(['userId', 'clientId'])
        .doUpdateSet({ ...changedRunColumns(post), ...content })
        .where('exerciseRun.clientRevision', '<=', replaceableRevision(post)),
    )
    .execute();
  const row = await db
    .selectFrom('exerciseRun')
    .selectAll()
    .where('userId', '=', post.userId)
    .where('clientId', '=', post.clientId)
    .executeTakeFirstOrThrow();
  return toExerciseRun(row);
};

/** Whose training that is, or undefined when there is none with that id. */
export const findExerciseRunOwner = async (db: Database, id: number): Promise<number | undefined> => {
  const row = await db.selectFrom('exerciseRun').select('userId').where('id', '=', id).executeTakeFirst();
  return row?.userId;
};
