import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { screeningSchema, userScreeningSchema } from '../../src/contract/schemas';
import { demandActFor } from '../access';
import { viewerOf } from '../auth/authenticate';
import { findScreening, findUserScreenings } from '../database/screenings';
import type { Database } from '../database/tables';
import { notFound } from '../errors';
import { withoutTrainerNotes } from '../notes';
import { idParam } from './params';

/** Screenings and who is assigned which [API-15, API-18]. */
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
