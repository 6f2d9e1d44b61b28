import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { ratedScreeningRunSchema } from '../../src/contract/trainings';
import type { Steps } from '../../src/domain/pain';
import { demandConsentOf } from '../consent/demandConsent';
import type { Database } from '../database/tables';
import { type Api, byId, byUserId, returns } from '../http/api';
import { notFound, tooLarge } from '../http/errors';
import { sendList } from '../http/lists';
import { asAgreed } from '../pain/consent';
import { demandActFor, type Viewer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { demandNotErased, demandSameContent } from './demands';
import { withinQuota } from './quota';
import { refusals } from './refusals';
import { exerciseRunKind, type RunKind, screeningRunKind } from './runKinds';
import { listRuns } from './runLists';
import type { RunPost, RunTable } from './saveRun';
import { findScreeningRun } from './screeningRuns';

/** The most runs of a batch. */
export const maxBatch = 500;

/** So many runs of a batch are stored before others are served. */
const turn = 10;

/**
 * Stores runs in the order sent, all or nothing [API-24, API-30]. Throws 403, 410, 413, 422 or 409 for the first bad one.
 * Others are served now and then.
 */
const saveAll = async <Post extends RunPost & Steps, Run extends RunPost>(
  db: Database,
  { demandTarget, save, table }: RunKind<Post, Run>,
  viewer: Viewer,
  posts: readonly Post[],
): Promise<Run[]> => {
  const userIds = new Set(posts.map(({ userId }) => userId));
  if (posts.length > maxBatch) throw tooLarge(refusals.tooLongBatch);
  return db.transaction().execute((transaction) =>
    withinQuota(transaction, table, userIds, async () => {
      const saved: Run[] = [];
      for (const posted of posts) {
        demandActFor(viewer, posted.userId);
        const post = await asAgreed(transaction, posted);
        await demandNotErased(transaction, post);
        await demandConsentOf(transaction, post.userId);
        await demandTarget(transaction, post);
        const run = await save(transaction, post, viewer.id);
        demandSameContent(post, run);
        saved.push(run);
        if (saved.length % turn === 0) await nextTurn();
      }
      return saved;
    }),
  );
};

/** Runs of one kind are posted singly or as a batch; each is stored once per athlete and `clientId` [API-39]. */
const postRoutes = <Post extends RunPost & Steps, Run extends RunPost>(
  app: FastifyInstance,
  db: Database,
  kind: RunKind<Post, Run>,
): void => {
  const { path, postSchema, runSchema } = kind;

  app.post(path, returns(runSchema, { body: postSchema }), async (request) => {
    const [run] = await saveAll(db, kind, viewerOf(request), [request.body as Post]);
    return run;
  });

  const batch = returns(z.array(runSchema), { body: z.array(postSchema) });
  app.post(`${path}/all`, batch, async (request) =>
    saveAll(db, kind, viewerOf(request), request.body as Post[]),
  );
};

/** The runs of a user, for the athlete and their trainers [API-20, DE-5]. */
const listRoute = (app: Api, db: Database, { path, table }: { path: string; table: RunTable }): void => {
  app.get(`${path}/user/:userId`, { schema: byUserId }, async (request, reply) => {
    demandActFor(viewerOf(request), request.params.userId);
    return sendList(request, reply, await listRuns(db, table, request.params.userId));
  });
};

/** Runs of both kinds: posted and listed, and one screening run [API-21]. */
export const runRoutes = (app: Api, db: Database): void => {
  const untyped = app.withTypeProvider();
  postRoutes(untyped, db, screeningRunKind);
  postRoutes(untyped, db, exerciseRunKind);

  listRoute(app, db, screeningRunKind);
  listRoute(app, db, exerciseRunKind);

  app.get('/screening/runs/:id', returns(ratedScreeningRunSchema, byId), async (request) => {
    const run = await findScreeningRun(db, request.params.id);
    if (!run) throw notFound('Diesen Durchlauf');
    demandActFor(viewerOf(request), run.userId);
    return run;
  });
};
