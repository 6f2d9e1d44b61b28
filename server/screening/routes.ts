import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { screeningSchema, userScreeningSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { notFound } from '../http/errors';
import { idParam } from '../http/params';
import { withoutTrainerNotes } from '../notes/trainerNotes';
import { demandActFor } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findScreening, findUserScreenings } from './screenings';

/** Screenings and their assignments [API-15, API-18]. */
export const screeningRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/screening/user/:userId',
      { schema: { params: z.object({ userId: idParam }), response: { 200: z.array(userScreeningSchema) } } },
      async (request) => {
        const viewer = viewerOf(request);
        const { userId } = request.params;
        demandActFor(viewer, userId);
        const userScreenings = await findUserScreenings(db, userId);
        return viewer.id === userId ? userScreenings.map(withoutTrainerNotes) : userScreenings;
      },
    );

    app.get(
      '/screening/:id',
      { schema: { params: z.object({ id: idParam }), response: { 200: screeningSchema } } },
      async (request) => {
        const screening = await findScreening(db, request.params.id);
        if (!screening) throw notFound('Dieses Screening');
        return screening;
      },
    );
  };
