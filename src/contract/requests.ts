/** How the calls of the office are made: beside reading and posting they change and remove what is there. */
import type * as z from 'zod/mini';
import type { Call } from './calls';

/** Statuses that are answers to every call of the office: the page says them, and nobody tries them again. */
const answers: readonly number[] = [400, 403, 404, 409, 410, 413, 422, 429];

const call =
  (method: Call<unknown>['method']) =>
  <Answer>(path: string, schema: z.ZodMiniType<Answer>, body?: unknown): Call<Answer> => ({
    method,
    path,
    ...(body !== undefined && { body }),
    schema,
    answers,
  });

export const read = call('GET');
export const create = call('POST');
export const change = call('PUT');
export const remove = call('DELETE');
