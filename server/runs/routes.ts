import type { FastifyPluginAsync } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { screeningRunSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { notFound } from '../http/errors';
import { batchBodyLimit } from '../http/limits';
import { idParam } from '../http/params';
import { demandActFor, type Viewer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { exerciseRunKind, type RunKind, screeningRunKind } from './runKinds';
import type { RunPost } from './saveRun';
import { findScreeningRun, findScreeningRuns } from './screeningRuns';

/** Stores runs in the order sent, all or nothing [API-24, API-30]. */
const saveAll = <Post extends RunPost, Run>(
  db: Database,
  { demandTarget, save }: RunKind<Post, Run>,
  viewer: Viewer,
  posts: readonly Post[],
): Promise<Run[]> =>
  db.transaction().execute(async (transaction) => {
    const saved: Run[] = [];
    for (const post of posts) {
      demandActFor(viewer, post.userId);
      await demandTarget(transaction, post);
      saved.push(await save(transaction, post));
    }
    return saved;
  });

/** Runs of one kind are posted singly or as a batch; each is stored once per athlete and `clientId` [API-39]. */
const postRoutes =
  <Post extends RunPost, Run>(db: Database, kind: RunKind<Post, Run>): FastifyPluginAsync =>
  async (app) => {
    const { path, postSchema, runSchema } = kind;

    app.post(
      path,
      { schema: { body: postSchema, response: { 200: runSchema } } },
      async (request) => (await saveAll(db, kind, viewerOf(request), [request.body as Post]))[0],
    );

    app.post(
      `${path}/all`,
      {
        bodyLimit: batchBodyLimit,
        schema: { body: z.array(postSchema), response: { 200: z.array(runSchema) } },
      },
      async (request) => saveAll(db, kind, viewerOf(request), request.body as Post[]),
    );
  };

/** Runs of both kinds: posted, and screening runs also read [API-20, API-21]. */
export const runRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(postRoutes(db, screeningRunKind));
    await app.register(postRoutes(db, exerciseRunKind));

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
  };
