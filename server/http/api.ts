import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';

/** The server as a feature adds its routes to it. */
export type Api = Parameters<FastifyPluginAsyncZod>[0];

/** An id in a path: a positive integer [API-4]. */
export const idParam = z.pipe(z.string().check(z.regex(/^[1-9]\d{0,14}$/)), z.transform(Number));

/** The parameters of a path with one id. */
export const byId = { params: z.object({ id: idParam }) };
export const byUserId = { params: z.object({ userId: idParam }) };

/** The options of a route: the schema of its answer, and those of its parameters or body, if any. */
export const returns = <Answer extends z.ZodMiniType, Input extends object = object>(
  answer: Answer,
  input = {} as Input,
) => ({ schema: { ...input, response: { 200: answer } } });
