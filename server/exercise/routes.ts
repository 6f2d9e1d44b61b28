import * as z from 'zod/mini';
import { basisExerciseSchema, exerciseSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { type Api, byId, returns } from '../http/api';
import { notFound } from '../http/errors';
import { findBasisExercises, findExercise, findExercises } from './exercises';

/** Exercises and the basis list, for every signed-in user [API-25 to API-27, SE-5]. */
export const exerciseRoutes = (app: Api, db: Database): void => {
  app.get('/exercise', returns(z.array(exerciseSchema)), async () => findExercises(db));

  app.get('/exercise/basis', returns(z.array(basisExerciseSchema)), async () => findBasisExercises(db));

  app.get('/exercise/:id', returns(exerciseSchema, byId), async (request) => {
    const exercise = await findExercise(db, request.params.id);
    if (!exercise) throw notFound('Diese Übung');
    return exercise;
  });
};
