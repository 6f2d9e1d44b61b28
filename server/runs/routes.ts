import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { maxBatch } from '../../src/contract/calls';
import { type Steps, withoutPain } from '../../src/domain/pain';
import { demandActFor, mayActFor, type Viewer } from '../access/access';
import { demandConsentOf } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import { inTransactionOf } from '../database/inTransactionOf';
import { listToJson } from '../database/json';
import type { Database } from '../database/tables';
import { demandPresent } from '../erasure/erasedPeople';
import { type Api, byId, byUserId } from '../http/api';
import { notFound, tooLarge } from '../http/errors';
import { sendJson } from '../http/json';
import { runBodyLimit } from '../http/limits';
import { sendList } from '../http/lists';
import { findAthleteIds } from '../users/users';
import { correctionRoutes } from './correctionRoutes';
import { demandNotErased } from './demands';
import { demandFormerRights, demandTaken } from './formerTrainer';
import { withinQuota } from './quota';
import { refusals } from './refusals';
import { exerciseRunKind, type RunKind, screeningRunKind } from './runKinds';
import { listerOf } from './runLists';
import { type Arrival, asRead, type RunPost, type RunTable } from './saveRun';
import { findScreeningRun, screeningRunToJson } from './screeningRuns';

/** How many runs of a batch are stored before others are served. */
const turn = 10;

/** A batch is measured before its runs are looked at. */
const demandBatch = async ({ body }: FastifyRequest): Promise<void> => {
  if (Array.isArray(body) && body.length > maxBatch) throw tooLarge(refusals.tooLongBatch);
};

/**
 * Stores runs in the order sent, all or nothing [API-24, API-30], each without pain unless the athlete has agreed to
 * that [CS-1]. Those of a former trainer are taken for a while [MB-6]. Returns what is stored then, as it is sent.
 * Throws 403, 410, 413, 422 or 409 for the first bad one. Others are served now and then.
 */
const saveAll = async <Post extends RunPost & Steps, Table extends RunTable>(
  db: Database,
  { checked, save, table, toJson, toPoster }: RunKind<Post, Table>,
  { viewer, arrivedAt }: { viewer: Viewer; arrivedAt: number },
  posts: readonly Post[],
): Promise<string[]> => {
  const arrival: Arrival = { ratedBy: viewer.id, arrivedAt };
  const owners = posts.map(({ userId }) => userId);
  return inTransactionOf(db, owners, (transaction) =>
    withinQuota(transaction, table, posts, async () => {
      const athleteIds = owners.some((id) => id !== viewer.id)
        ? await findAthleteIds(transaction, viewer.id)
        : [];
      const saved: string[] = [];
      for (const post of posts) {
        await demandPresent(transaction, post.userId);
        const formerRights = mayActFor({ ...viewer, athleteIds }, post.userId)
          ? null
          : await demandFormerRights(transaction, viewer.id, post.userId);
        await demandNotErased(transaction, post);
        if (formerRights) await demandTaken(transaction, table, formerRights, { ...post, ...arrival });
        const { agreesToPain } = await demandConsentOf(transaction, post.userId);
        const run = await checked(transaction, post);
        const agreed = agreesToPain ? run : withoutPain(run);
        const row = await save(transaction, agreed, arrival);
        saved.push(formerRights ? toPoster(row, viewer.id) : toJson(row));
        if (saved.length % turn === 0) await nextTurn();
      }
      return saved;
    }),
  );
};

interface RunDependencies {
  db: Database;
  now: () => number;
}

/** Runs of one kind are posted singly or as a batch; each is stored once per athlete and `clientId` [API-39]. */
const postRoutes = <Post extends RunPost & Steps, Table extends RunTable>(
  app: FastifyInstance,
  { db, now }: RunDependencies,
  kind: RunKind<Post, Table>,
): void => {
  const { path, postSchema } = kind;
  const from = (request: FastifyRequest) => ({ viewer: viewerOf(request), arrivedAt: now() });

  app.post(path, { bodyLimit: runBodyLimit, schema: { body: postSchema } }, async (request, reply) => {
    const [run = ''] = await saveAll(db, kind, from(request), [request.body as Post]);
    return sendJson(reply, run);
  });

  app.post(
    `${path}/all`,
    { preValidation: demandBatch, schema: { body: z.array(postSchema) } },
    async (request, reply) =>
      sendJson(reply, listToJson(await saveAll(db, kind, from(request), request.body as Post[]))),
  );
};

type ListedKind<Table extends RunTable> = Pick<RunKind<RunPost, Table>, 'path' | 'table' | 'toJson'>;

/** The runs of a user, for the athlete and their trainers [API-20, DE-5]. */
const listRoute = <Table extends RunTable>(app: Api, db: Database, kind: ListedKind<Table>): void => {
  const { path } = kind;
  const list = listerOf(kind);
  app.get(`${path}/user/:userId`, { schema: byUserId }, async (request, reply) => {
    demandActFor(viewerOf(request), request.params.userId);
    return sendList(request, reply, await list(db, request.params.userId));
  });
};

/** Runs of both kinds: posted and listed, and one screening run [API-21]. */
export const runRoutes = (app: Api, dependencies: RunDependencies): void => {
  const { db } = dependencies;
  const untyped = app.withTypeProvider();
  postRoutes(untyped, dependencies, screeningRunKind);
  postRoutes(untyped, dependencies, exerciseRunKind);

  listRoute(app, db, screeningRunKind);
  listRoute(app, db, exerciseRunKind);

  correctionRoutes(app, db);

  app.get('/screening/runs/:id', { schema: byId }, async (request, reply) => {
    const run = await findScreeningRun(db, request.params.id);
    if (!run) throw notFound('Dieses Screening');
    demandActFor(viewerOf(request), run.userId);
    return sendJson(reply, screeningRunToJson(asRead(run)));
  });
};
