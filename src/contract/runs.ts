/** The runs of screenings and trainings, with pain [PN-1, API-39]. */
import * as z from 'zod/mini';
import { id, isoDate, nullableText, text } from './fields';
import { planChangeSchema } from './planChanges';
import { exerciseSchema } from './schemas';

const duration = z.int().check(z.nonnegative());

/** The side that an answer is about; none in a test without sides [SI-1]. */
const side = z.optional(z.nullable(z.enum(['left', 'right'])));

/** Pain from 0 to 10, on the numeric rating scale [PN-1]. */
export const painValueSchema = z.int().check(z.gte(0), z.lte(10));

/** How it was on the morning after a training [PN-3]. */
export const morningPainSchema = z.object({ value: painValueSchema, at: isoDate });

/** Null where nobody reported pain. Only for a server with the feature `painFeature` [PN-1]. */
const painFields = {
  pain: z.optional(z.nullable(painValueSchema)),
  painNote: z.optional(nullableText),
};

export const testRunSchema = z.object({
  testId: id,
  duration,
  questionResults: z.array(z.object({ questionId: id, checked: z.boolean(), side })),
  questionRangeResults: z.array(z.object({ questionId: id, questionRangeValueId: z.nullable(id), side })),
  ...painFields,
});

/** What a trainer had changed in an exercise when it was done. Only for a server with `planFeature` [PL-2]. */
const unitChangeSchema = z.pick(planChangeSchema, { exerciseId: true, form: true, dose: true, reason: true });

export const runUnitSchema = z.object({
  exerciseId: id,
  duration: z.nullable(duration),
  athleteNote: text,
  completed: z.boolean(),
  /** Missing for an exercise that was done as recommended. */
  adapted: z.optional(z.nullable(unitChangeSchema)),
  ...painFields,
});

/** The `secondOf` of a second look at a screening whose client id the device did not know [ZB-1]. */
export const nearest = 'nearest';

const ratedFrom = z.enum(['live', 'clip']);

/** Only for a server with the feature `secondLookFeature`; null or missing in any other run [ZB-1]. */
const lookFields = {
  /** A second look: the client id of the first screening, or `nearest` for the one of that time [ZB-1]. */
  secondOf: z.optional(z.nullable(z.union([z.uuid(), z.literal(nearest)]))),
  /** Whether the rater looked at the athlete or at a clip; missing for the athlete [ZB-2]. */
  ratedFrom: z.optional(z.nullable(ratedFrom)),
};

/** Fields that the browser sends for every run. `userId` is the athlete [API-39, CO-12]. */
const runFields = {
  clientId: z.uuid(),
  clientRevision: z.int().check(z.nonnegative()),
  userId: id,
  start: isoDate,
  completed: z.boolean(),
};

/** A time as posted. Without a limit its fraction could have any length. */
const postedDate = z.iso.datetime().check(z.maxLength(40));

/** A screening run as posted. Other clients may omit `clientRevision`; such a post always updates the stored run. */
export const screeningRunPostSchema = z.object({
  ...runFields,
  clientRevision: z.optional(runFields.clientRevision),
  start: postedDate,
  screeningId: id,
  testRuns: z.array(testRunSchema),
  exercises: z.array(exerciseSchema),
  ...lookFields,
});

export const exerciseRunPostSchema = z.object({
  ...runFields,
  clientRevision: z.optional(runFields.clientRevision),
  start: postedDate,
  screeningRunId: z.nullable(id),
  runUnits: z.array(runUnitSchema),
});

/** A screening run as the server returns it. `isDirty` is always false [API-40]. */
export const screeningRunSchema = z.object({
  ...runFields,
  id,
  isDirty: z.boolean(),
  screeningId: id,
  testRuns: z.array(testRunSchema),
  exercises: z.array(exerciseSchema),
  // Another server may lack it [HI-5].
  ratedBy: z.optional(z.nullable(id)),
  ...lookFields,
});

export const exerciseRunSchema = z.object({
  ...runFields,
  id,
  isDirty: z.boolean(),
  screeningRunId: z.nullable(id),
  runUnits: z.array(runUnitSchema),
  // Another server may lack it [PN-3].
  morningPain: z.optional(z.nullable(morningPainSchema)),
});

/** What a server that knows only the specification may leave out of a run in an answer [API-45]. */
const ownRunFields = {
  clientId: z.nullish(runFields.clientId),
  clientRevision: z.nullish(runFields.clientRevision),
};

/** Runs in an answer, as the app takes them. */
export const receivedScreeningRunSchema = z.extend(screeningRunSchema, ownRunFields);
export const receivedExerciseRunSchema = z.extend(exerciseRunSchema, ownRunFields);

/** Whether a rater looked at the athlete or at a clip [ZB-2]. */
export type RatedFrom = z.infer<typeof ratedFrom>;
export type TestRun = z.infer<typeof testRunSchema>;
export type RunUnit = z.infer<typeof runUnitSchema>;
export type ScreeningRun = z.infer<typeof screeningRunSchema>;
export type ExerciseRun = z.infer<typeof exerciseRunSchema>;
export type ReceivedScreeningRun = z.infer<typeof receivedScreeningRunSchema>;
export type ReceivedExerciseRun = z.infer<typeof receivedExerciseRunSchema>;
export type ScreeningRunPost = z.infer<typeof screeningRunPostSchema>;
export type ExerciseRunPost = z.infer<typeof exerciseRunPostSchema>;
