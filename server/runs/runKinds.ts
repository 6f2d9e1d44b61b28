import type { Selectable } from 'kysely';
import type * as z from 'zod/mini';
import {
  type ExerciseRunPost,
  exerciseRunPostSchema,
  type ScreeningRunPost,
  screeningRunPostSchema,
} from '../../src/contract/runs';
import type { Database, Tables } from '../database/tables';
import { unprocessable } from '../http/errors';
import { screeningExists } from '../screening/screenings';
import { findErasedOwner } from './demands';
import { exerciseRunToJson, saveExerciseRun } from './exerciseRuns';
import { asPostedBy } from './formerTrainer';
import { refusals } from './refusals';
import type { Arrival, RunPost, RunTable } from './saveRun';
import { findScreeningRunOwner, saveScreeningRun, screeningRunToJson } from './screeningRuns';

/** What the two kinds of run do not have in common. */
export interface RunKind<Post extends RunPost, Table extends RunTable> {
  path: string;
  table: Table;
  postSchema: z.ZodMiniType<Post>;
  /** Returns the run as it is to be stored. Throws 422 when it points to something that is not there. */
  checked(db: Database, post: Post): Promise<Post>;
  /** Stores a run, and returns what is stored then. */
  save(db: Database, post: Post, arrival: Arrival): Promise<Selectable<Tables[Table]>>;
  /** Returns a stored run as it is sent. */
  toJson(row: Selectable<Tables[Table]>): string;
  /** Returns a stored run as it is sent to a former trainer, who has posted it. */
  toPoster(row: Selectable<Tables[Table]>, viewerId: number): string;
}

/** Screening runs [API-22, API-24]. */
export const screeningRunKind: RunKind<ScreeningRunPost, 'screeningRun'> = {
  path: '/screening/runs',
  table: 'screeningRun',
  postSchema: screeningRunPostSchema,
  checked: async (db, post) => {
    if (await screeningExists(db, post.screeningId)) return post;
    throw unprocessable(refusals.noScreening);
  },
  save: saveScreeningRun,
  toJson: screeningRunToJson,
  toPoster: (row, viewerId) => screeningRunToJson(asPostedBy(row, viewerId)),
};

/**
 * Exercise runs [API-28, API-30]. One may follow only a screening run of the same athlete. If that was erased or moved
 * to somebody else, it is stored without it [TS-7].
 */
export const exerciseRunKind: RunKind<ExerciseRunPost, 'exerciseRun'> = {
  path: '/exercise/runs',
  table: 'exerciseRun',
  postSchema: exerciseRunPostSchema,
  checked: async (db, post) => {
    const { userId, screeningRunId } = post;
    if (screeningRunId === null) return post;
    if ((await findScreeningRunOwner(db, screeningRunId)) === userId) return post;
    if ((await findErasedOwner(db, screeningRunId)) === userId) return { ...post, screeningRunId: null };
    throw unprocessable(refusals.noScreeningRun);
  },
  save: saveExerciseRun,
  toJson: exerciseRunToJson,
  toPoster: (row, viewerId) => exerciseRunToJson(asPostedBy(row, viewerId)),
};
