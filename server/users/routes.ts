import * as z from 'zod/mini';
import { userDetailsSchema, userSchema } from '../../src/contract/schemas';
import { demandSelf, mayActFor } from '../access/access';
import { demandOwnConsent, withoutConsent } from '../access/demandConsent';
import { viewerOf } from '../access/viewer';
import type { Database } from '../database/tables';
import { type Api, idParam, returns } from '../http/api';
import { forbidden } from '../http/errors';
import { findAthletes, findUserDetails } from './users';

const byUsername = { params: z.object({ username: z.string() }) };
const byTrainerId = { params: z.object({ trainerId: idParam }) };

/** Reading users [API-8, API-10]. */
export const userRoutes = (app: Api, db: Database): void => {
  /** An unknown name is 403 like a foreign one, so that the answer does not tell which accounts exist (decision 9). */
  const options = { ...withoutConsent, ...returns(userDetailsSchema, byUsername) };
  app.get('/admin/user/name/:username', options, async (request) => {
    const viewer = viewerOf(request);
    const { username } = request.params;
    if (username !== viewer.username) demandOwnConsent(viewer);
    const user = await findUserDetails(db, username);
    if (!user || !mayActFor(viewer, user.id)) throw forbidden();
    return user;
  });

  app.get('/admin/user/trainer/:trainerId', returns(z.array(userSchema), byTrainerId), async (request) => {
    demandSelf(viewerOf(request), request.params.trainerId);
    return findAthletes(db, request.params.trainerId);
  });
};
