import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { userDetailsSchema, userSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { forbidden } from '../http/errors';
import { idParam } from '../http/params';
import { demandSelf, mayActFor } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findAthletes, findUserDetails } from './users';

/** Reading users [API-8, API-10]. */
export const userRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    /** An unknown name is 403 like a foreign one, so that the answer does not tell which accounts exist (decision 9). */
    app.get(
      '/admin/user/name/:username',
      { schema: { params: z.object({ username: z.string() }), response: { 200: userDetailsSchema } } },
      async (request) => {
        const user = await findUserDetails(db, request.params.username);
        if (!user || !mayActFor(viewerOf(request), user.id)) throw forbidden();
        return user;
      },
    );

    app.get(
      '/admin/user/trainer/:trainerId',
      { schema: { params: z.object({ trainerId: idParam }), response: { 200: z.array(userSchema) } } },
      async (request) => {
        demandSelf(viewerOf(request), request.params.trainerId);
        return findAthletes(db, request.params.trainerId);
      },
    );
  };
