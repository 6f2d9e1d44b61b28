import { demandActFor, demandTrainer } from '../access/access';
import { viewerOf } from '../access/viewer';
import { listToJson } from '../database/json';
import type { Database } from '../database/tables';
import { type Api, byId, byUserId } from '../http/api';
import { notFound } from '../http/errors';
import { sendJson } from '../http/json';
import { findPublishedScreenings, findScreening, findUserScreenings, screeningToJson } from './screenings';
import { asSeenBy } from './trainerNotes';

/** Screenings and their assignments [API-15, API-18], and what trainers can choose [AS-7]. */
export const screeningRoutes = (app: Api, db: Database): void => {
  app.get('/screening', async (request, reply) => {
    demandTrainer(viewerOf(request));
    return sendJson(reply, listToJson((await findPublishedScreenings(db)).map(screeningToJson)));
  });

  app.get('/screening/user/:userId', { schema: byUserId }, async (request, reply) => {
    const viewer = viewerOf(request);
    const { userId } = request.params;
    demandActFor(viewer, userId);
    const userScreenings = await findUserScreenings(db, userId);
    const seen = userScreenings.map((userScreening) => asSeenBy(viewer.id, userScreening));
    return sendJson(reply, JSON.stringify(seen));
  });

  app.get('/screening/:id', { schema: byId }, async (request, reply) => {
    const screening = await findScreening(db, request.params.id);
    if (!screening) throw notFound('Dieses Screening');
    return sendJson(reply, screeningToJson(screening));
  });
};
