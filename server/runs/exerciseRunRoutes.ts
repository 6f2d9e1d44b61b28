import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { type ExerciseRunPost, exerciseRunPostSchema, exerciseRunSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { batchBodyLimit } from '../http/limits';
import { demandActFor, type Viewer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { saveExerciseRun } from './exerciseRuns';
import { hasScreeningRun } from './screeningRuns';

/** Stores trainings in the order sent, all or nothing [API-30]. */
const saveAll = (db: Database, viewer: Viewer, posts: readonly ExerciseRunPost[]) =>
  db.transaction().execute(async (transaction) => {
    const saved = [];
    for (const post of posts) saved.push(await save(transaction, viewer, post));
    return saved;
  });

const save = async (db: Database, viewer: Viewer, post: ExerciseRunPost) => {
  const { userId, screeningRunId } = post;
  demandActFor(viewer, userId);
  if (screeningRunId !== null && !(await hasScreeningRun(db, userId, screeningRunId))) {
    throw unprocessable('Den Screening-Durchlauf dieses Trainings gibt es nicht.');
  }
  return saveExerciseRun(db, post);
};

/** Trainings, stored once per athlete and `clientId` [API-28, API-30, API-39]. */
export const exerciseRunRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/exercise/runs',
      { schema: { body: exerciseRunPostSchema, response: { 200: exerciseRunSchema } } },
      async (request) => save(db, viewerOf(request), request.body),
    );

    app.post(
      '/exercise/runs/all',
      {
        bodyLimit: batchBodyLimit,
        schema: { body: z.array(exerciseRunPostSchema), response: { 200: z.array(exerciseRunSchema) } },
      },
      async (request) => saveAll(db, viewerOf(request), request.body),
    );
  };
