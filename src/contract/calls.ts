/**
 * Every call as data: method, path, body, the schema of its answer, and the statuses that are answers instead of
 * failures. Such a status is passed on at once, without a retry [CO-3, RE-6].
 */
import * as z from 'zod/mini';
import {
  type ExerciseRunPost,
  receivedExerciseRunSchema,
  receivedScreeningRunSchema,
  type ScreeningRunPost,
} from './runs';
import {
  basisExerciseSchema,
  type Credentials,
  currentUserSchema,
  exerciseSchema,
  screeningSchema,
  userDetailsSchema,
  userSchema,
  userScreeningSchema,
} from './schemas';

/** A request to the API. `path` is relative to the API base. */
export interface Call<Answer> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body?: unknown;
  readonly schema: z.ZodMiniType<Answer>;
  /** Statuses that are answers and are never retried. A 401 is never retried, for any call [RE-2]. */
  readonly answers: readonly number[];
}

/** Statuses with which the server permanently refuses a run or an entry of the outbox [CO-3, ON-3]. */
export const refusals: readonly number[] = [400, 403, 404, 409, 413, 422];

/** Statuses that are answers to every POST [CO-22]. */
const postAnswers: readonly number[] = [...refusals, 429];

/** The status of a run of which a server that compares contents has something else [CO-21]. */
export const conflict = 409;

/** The status of a run that was erased on purpose [ON-5]. */
export const erased = 410;

/** The most runs of a post of several [API-24, API-30]. */
export const maxBatch = 500;

const runAnswers: readonly number[] = [...postAnswers, erased];

/** Path of a video. Its answer is bytes, so it has no schema and is not a `Call`. */
export const videoPath = (fileName: string) => `/video/${encodeURIComponent(fileName)}`;

/** Statuses that are answers to a video request: 404 means that the video does not exist [RE-6]. */
export const videoAnswers: readonly number[] = [404];

export const get = <Answer>(
  path: string,
  schema: z.ZodMiniType<Answer>,
  answers: readonly number[] = [],
): Call<Answer> => ({ method: 'GET', path, schema, answers });

export const post = <Answer>(
  path: string,
  body: unknown,
  schema: z.ZodMiniType<Answer>,
  answers = postAnswers,
): Call<Answer> => ({ method: 'POST', path, body, schema, answers });

/** The app also accepts a single object where the contract has a list [API-15]. */
const userScreeningsSchema = z.pipe(
  z.union([z.array(userScreeningSchema), userScreeningSchema]),
  z.transform((answer) => (Array.isArray(answer) ? answer : [answer])),
);

export const calls = {
  authenticate: (credentials: Credentials) => post('/auth', credentials, currentUserSchema),
  userByName: (username: string) =>
    get(`/admin/user/name/${encodeURIComponent(username)}`, userDetailsSchema),
  athletesOfTrainer: (trainerId: number) => get(`/admin/user/trainer/${trainerId}`, z.array(userSchema)),
  userScreenings: (userId: number) => get(`/screening/user/${userId}`, userScreeningsSchema),
  screening: (screeningId: number) => get(`/screening/${screeningId}`, screeningSchema),
  /** A 403 or 404 means that there is no such run for this user. */
  screeningRun: (id: number) => get(`/screening/runs/${id}`, receivedScreeningRunSchema, [403, 404]),
  screeningRunsOfUser: (userId: number) =>
    get(`/screening/runs/user/${userId}`, z.array(receivedScreeningRunSchema)),
  saveScreeningRun: (run: ScreeningRunPost) =>
    post('/screening/runs/', run, receivedScreeningRunSchema, runAnswers),
  saveScreeningRuns: (runs: ScreeningRunPost[]) =>
    post('/screening/runs/all/', runs, z.array(receivedScreeningRunSchema), runAnswers),
  exercises: () => get('/exercise/', z.array(exerciseSchema)),
  basisExercises: () => get('/exercise/basis', z.array(basisExerciseSchema)),
  saveExerciseRun: (run: ExerciseRunPost) =>
    post('/exercise/runs/', run, receivedExerciseRunSchema, runAnswers),
  saveExerciseRuns: (runs: ExerciseRunPost[]) =>
    post('/exercise/runs/all/', runs, z.array(receivedExerciseRunSchema), runAnswers),
};
