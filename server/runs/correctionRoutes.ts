import * as z from 'zod/mini';
import { runDeletionPostSchema, runMovePostSchema } from '../../src/contract/runCorrections';
import { viewerOf } from '../access/viewer';
import type { Database } from '../database/tables';
import { type Api, byId, returns } from '../http/api';
import { sendJson } from '../http/json';
import { smallBodyLimit } from '../http/limits';
import { deleteRun, moveRun } from './corrections';
import { asRead } from './saveRun';
import { screeningRunToJson } from './screeningRuns';

/** A screening that was recorded for the wrong person is moved or deleted [TS-7]. */
export const correctionRoutes = (app: Api, db: Database): void => {
  const moving = { bodyLimit: smallBodyLimit, schema: { ...byId, body: runMovePostSchema } };
  app.post('/screening/runs/:id/move', moving, async (request, reply) => {
    const run = await moveRun(db, viewerOf(request), request.params.id, request.body);
    return sendJson(reply, run ? screeningRunToJson(asRead(run)) : 'null');
  });

  const deleting = {
    bodyLimit: smallBodyLimit,
    ...returns(z.null(), { ...byId, body: runDeletionPostSchema }),
  };
  app.post('/screening/runs/:id/delete', deleting, async (request) => {
    await deleteRun(db, viewerOf(request), request.params.id, request.body);
    return null;
  });
};
