import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { userDetailsSchema, userSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { forbidden } from '../http/errors';
import { idParam } from '../http/params';
import { demandSelf, mayActFor } from '../session/access';
import { viewerOf } from '../session/authenticate';
import { findAthletes, findUserDetails } from './users';

/** Who is who [API-8, API-10]. */
export const userRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    /** A name that nobody has is 403 like somebody else's: it is not told which accounts there are. */
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
