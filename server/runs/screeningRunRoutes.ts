import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import {
  type ScreeningRunPost,
  screeningRunPostSchema,
  screeningRunSchema,
} from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { notFound, unprocessable } from '../http/errors';
import { batchBodyLimit } from '../http/limits';
import { idParam } from '../http/params';
import { screeningExists } from '../screening/screenings';
import { demandActFor, type Viewer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findScreeningRun, findScreeningRuns, saveScreeningRun } from './screeningRuns';

/** Stores runs in the order sent, all or nothing [API-24]. */
const saveAll = (db: Database, viewer: Viewer, posts: readonly ScreeningRunPost[]) =>
  db.transaction().execute(async (transaction) => {
    const saved = [];
    for (const post of posts) saved.push(await save(transaction, viewer, post));
    return saved;
  });

const save = async (db: Database, viewer: Viewer, post: ScreeningRunPost) => {
  demandActFor(viewer, post.userId);
  if (!(await screeningExists(db, post.screeningId))) {
    throw unprocessable('Das Screening dieses Durchlaufs gibt es nicht.');
  }
  return saveScreeningRun(db, post);
};

/** Screening runs: read [API-20, API-21] and stored, once per athlete and `clientId` [API-22, API-24, API-39]. */
export const screeningRunRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/screening/runs/user/:userId',
      { schema: { params: z.object({ userId: idParam }), response: { 200: z.array(screeningRunSchema) } } },
      async (request) => {
        demandActFor(viewerOf(request), request.params.userId);
        return findScreeningRuns(db, request.params.userId);
      },
    );

    app.get(
      '/screening/runs/:id',
      { schema: { params: z.object({ id: idParam }), response: { 200: screeningRunSchema } } },
      async (request) => {
        const run = await findScreeningRun(db, request.params.id);
        if (!run) throw notFound('Diesen Durchlauf');
        demandActFor(viewerOf(request), run.userId);
        return run;
      },
    );

    app.post(
      '/screening/runs',
      { schema: { body: screeningRunPostSchema, response: { 200: screeningRunSchema } } },
      async (request) => save(db, viewerOf(request), request.body),
    );

    app.post(
      '/screening/runs/all',
      {
        bodyLimit: batchBodyLimit,
        schema: { body: z.array(screeningRunPostSchema), response: { 200: z.array(screeningRunSchema) } },
      },
      async (request) => saveAll(db, viewerOf(request), request.body),
    );
  };
