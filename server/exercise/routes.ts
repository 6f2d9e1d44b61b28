import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { basisExerciseSchema, exerciseSchema } from '../../src/contract/schemas';
import type { Database } from '../database/tables';
import { notFound } from '../http/errors';
import { idParam } from '../http/params';
import { findBasisExercises, findExercise, findExercises } from './exercises';

/** Exercises and the basis list, for every signed-in user [API-25 to API-27, SE-5]. */
export const exerciseRoutes =
  (db: Database): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/exercise', { schema: { response: { 200: z.array(exerciseSchema) } } }, async () =>
      findExercises(db),
    );

    app.get('/exercise/basis', { schema: { response: { 200: z.array(basisExerciseSchema) } } }, async () =>
      findBasisExercises(db),
    );

    app.get(
      '/exercise/:id',
      { schema: { params: z.object({ id: idParam }), response: { 200: exerciseSchema } } },
      async (request) => {
        const exercise = await findExercise(db, request.params.id);
        if (!exercise) throw notFound('Diese Übung');
        return exercise;
      },
    );
  };
