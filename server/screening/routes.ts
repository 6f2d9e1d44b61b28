import * as z from 'zod/mini';
import { assignmentSchema } from '../../src/contract/assignments';
import { screeningSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { type Api, byId, byUserId, returns } from '../http/api';
import { notFound } from '../http/errors';
import { asSeenBy } from '../notes/trainerNotes';
import { demandActFor, demandTrainer } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findPublishedScreenings, findScreening, findUserScreenings } from './screenings';

/** Screenings and their assignments [API-15, API-18], and what trainers can choose [AS-7]. */
export const screeningRoutes = (app: Api, db: Database): void => {
  app.get('/screening', returns(z.array(screeningSchema)), async (request) => {
    demandTrainer(viewerOf(request));
    return findPublishedScreenings(db);
  });

  app.get('/screening/user/:userId', returns(z.array(assignmentSchema), byUserId), async (request) => {
    const viewer = viewerOf(request);
    const { userId } = request.params;
    demandActFor(viewer, userId);
    const userScreenings = await findUserScreenings(db, userId);
    return userScreenings.map((userScreening) => asSeenBy(viewer.id, userScreening));
  });

  app.get('/screening/:id', returns(screeningSchema, byId), async (request) => {
    const screening = await findScreening(db, request.params.id);
    if (!screening) throw notFound('Dieses Screening');
    return screening;
  });
};
