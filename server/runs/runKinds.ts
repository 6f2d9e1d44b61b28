import type * as z from 'zod/mini';
import {
  type ExerciseRunPost,
  exerciseRunPostSchema,
  type ScreeningRunPost,
  screeningRunPostSchema,
} from '../../src/contract/schemas';
import {
  type RatedExerciseRun,
  type RatedScreeningRun,
  ratedExerciseRunSchema,
  ratedScreeningRunSchema,
} from '../../src/contract/trainings';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { screeningExists } from '../screening/screenings';
import { saveExerciseRun } from './exerciseRuns';
import { refusals } from './refusals';
import type { RunPost, RunTable } from './saveRun';
import { findScreeningRun, saveScreeningRun } from './screeningRuns';

/** What the two kinds of run do not have in common. */
export interface RunKind<Post extends RunPost, Run extends RunPost> {
  path: string;
  table: RunTable;
  postSchema: z.ZodMiniType<Post>;
  runSchema: z.ZodMiniType<Run>;
  /** Throws 422 when the run points to something that is not there. */
  demandTarget(db: Database, post: Post): Promise<void>;
  /** `ratedBy` is who posts it. */
  save(db: Database, post: Post, ratedBy: number): Promise<Run>;
}

/** Screening runs [API-22, API-24]. */
export const screeningRunKind: RunKind<ScreeningRunPost, RatedScreeningRun> = {
  path: '/screening/runs',
  table: 'screeningRun',
  postSchema: screeningRunPostSchema,
  runSchema: ratedScreeningRunSchema,
  demandTarget: async (db, { screeningId }) => {
    if (!(await screeningExists(db, screeningId))) {
      throw unprocessable(refusals.noScreening);
    }
  },
  save: saveScreeningRun,
};

/** Exercise runs [API-28, API-30]. One may follow only a screening run of the same athlete. */
export const exerciseRunKind: RunKind<ExerciseRunPost, RatedExerciseRun> = {
  path: '/exercise/runs',
  table: 'exerciseRun',
  postSchema: exerciseRunPostSchema,
  runSchema: ratedExerciseRunSchema,
  demandTarget: async (db, { userId, screeningRunId }) => {
    if (screeningRunId === null) return;
    const screeningRun = await findScreeningRun(db, screeningRunId);
    if (screeningRun?.userId !== userId) {
      throw unprocessable(refusals.noScreeningRun);
    }
  },
  save: saveExerciseRun,
};
