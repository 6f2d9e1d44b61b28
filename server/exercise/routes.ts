import * as z from 'zod/mini';
import { basisExerciseSchema } from '../../src/contract/schemas';
import { listToJson } from '../database/json';
import type { Database } from '../database/tables';
import { type Api, byId, returns } from '../http/api';
import { notFound } from '../http/errors';
import { sendJson } from '../http/json';
import { exerciseToJson, findBasisExercises, findExercise, findExercises } from './exercises';

/** Exercises and the basis list, for every signed-in user [API-25 to API-27, SE-5]. */
export const exerciseRoutes = (app: Api, db: Database): void => {
  app.get('/exercise', async (_, reply) =>
    sendJson(reply, listToJson((await findExercises(db, {})).map(exerciseToJson))),
  );

  app.get('/exercise/basis', returns(z.array(basisExerciseSchema)), async () => findBasisExercises(db));

  app.get('/exercise/:id', { schema: byId }, async (request, reply) => {
    const exercise = await findExercise(db, request.params.id);
    if (!exercise) throw notFound('Diese Übung');
    return sendJson(reply, exerciseToJson(exercise));
  });
};
