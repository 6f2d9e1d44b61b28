/**
 * The wire contract: every shape that crosses the network, defined once. The types and the checks in the browser and
 * on the server come from here [API-5]. Dates are ISO 8601 in UTC, durations whole milliseconds, server ids positive
 * integers [API-4].
 */
import * as z from 'zod/mini';

const id = z.int().check(z.positive());
const text = z.string();
const nullableText = z.nullable(z.string());

/** A text or a number of the content. A server may leave it out [API-45]. */
const optionalText = z._default(nullableText, null);
const optionalNumber = z._default(z.nullable(z.number()), null);

const duration = z.int().check(z.nonnegative());
const isoDate = z.iso.datetime();

export const authoritySchema = z.enum(['ROLE_ATHLETE', 'ROLE_TRAINER', 'ROLE_ADMIN']);

/** Whether pain of theirs may be stored [CS-1]. Another server lacks it. */
const painConsent = z.optional(z.boolean());

/**
 * `team`, `invitedAt` (of an invitation that nobody has accepted) and `painConsent` are for trainers, and not in the
 * contract [DE-1, DE-2, PN-1].
 */
export const userSchema = z.object({
  id,
  username: text,
  firstName: text,
  lastName: text,
  team: z.optional(nullableText),
  invitedAt: z.optional(z.nullable(isoDate)),
  painConsent,
});

/** Answer of `GET /admin/user/name/{username}` [API-8]. */
export const userDetailsSchema = z.extend(userSchema, {
  athleteIds: z.array(id),
  authorities: z.array(authoritySchema),
});

/** Answer of `POST /auth` and value of the key `currentUser` [API-6, DB-8]. */
export const currentUserSchema = z.extend(userDetailsSchema, {
  token: z.string().check(z.minLength(1)),
});

export const credentialsSchema = z.object({ username: text, password: text });

/** In `testNotes`, `id` is the id of the test; in `exerciseNotes`, of the exercise [API-17]. */
export const noteSchema = z.object({
  id,
  athleteNote: nullableText,
  trainerNote: nullableText,
  // Another server may lack it [NT-1].
  revision: z.optional(z.int().check(z.nonnegative())),
});

export const userScreeningSchema = z.object({
  id,
  userId: id,
  screeningId: z.nullable(id),
  screeningNote: z.nullable(noteSchema),
  trainingNote: z.nullable(noteSchema),
  testNotes: z.array(noteSchema),
  exerciseNotes: z.array(noteSchema),
  // Another server may lack the last two [AS-5].
  intervalWeeks: z.optional(z.nullable(z.int())),
  assignedAt: z.optional(z.nullable(isoDate)),
});

/**
 * What a question measures, in the words of `domain/progress/figure`. Another server may lack it, or mean something
 * else: a value of any type is taken, and one that is not known means nothing [MF-1].
 */
const region = z.optional(z.unknown());

/** `id` is the id of the exercise. A higher weight means that the exercise helps more against the weak point. */
const exerciseWeightSchema = z.object({ id, weight: z.number() });

export const questionSchema = z.object({
  id,
  description: optionalText,
  exerciseWeights: z.array(exerciseWeightSchema),
  region,
});

export const questionRangeValueSchema = z.object({
  id,
  description: optionalText,
  exerciseWeights: z.array(exerciseWeightSchema),
  resultWeight: z.number().check(z.gte(0), z.lte(10)),
});

export const rangeQuestionSchema = z.object({
  id,
  description: optionalText,
  questionRangeValues: z.array(questionRangeValueSchema),
  region,
});

export const testSchema = z.object({
  id,
  name: text,
  video: optionalText,
  what: optionalText,
  materials: optionalText,
  execution: optionalText,
  questions: z.array(questionSchema),
  rangeQuestions: z.array(rangeQuestionSchema),
  // Another server may lack it [SI-1].
  sides: z.optional(z.nullable(z.boolean())),
});

export const screeningSchema = z.object({ id, name: z.optional(text), tests: z.array(testSchema) });

/**
 * The dose is one of `seconds`, `distance` (in metres) and `repeat`, with `sides` for each side. `pause` is in seconds.
 */
export const exerciseSchema = z.object({
  id,
  name: text,
  video: optionalText,
  description: optionalText,
  description2: optionalText,
  description3: optionalText,
  materials: optionalText,
  goal: optionalText,
  sortOrder: optionalNumber,
  sets: optionalNumber,
  seconds: optionalNumber,
  seconds2: optionalNumber,
  distance: optionalNumber,
  distance2: optionalNumber,
  repeat: optionalNumber,
  repeat2: optionalNumber,
  pause: optionalNumber,
  // Another server may lack it [SI-1].
  sides: z.optional(z.nullable(z.boolean())),
});

export const basisExerciseSchema = z.object({ exerciseId: id });

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

export const runUnitSchema = z.object({
  exerciseId: id,
  duration: z.nullable(duration),
  athleteNote: text,
  completed: z.boolean(),
  ...painFields,
});

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

/**
 * Body of every error answer. `message` is in German and is shown to the person [API-41]. `code` is there where the app
 * does something of its own: 'consent' [CS-1].
 */
export const errorBodySchema = z.object({
  status: z.int(),
  error: text,
  message: text,
  code: z.optional(text),
});

export type Authority = z.infer<typeof authoritySchema>;
export type User = z.infer<typeof userSchema>;
export type UserDetails = z.infer<typeof userDetailsSchema>;
export type CurrentUser = z.infer<typeof currentUserSchema>;
export type Credentials = z.infer<typeof credentialsSchema>;
export type Note = z.infer<typeof noteSchema>;
export type UserScreening = z.infer<typeof userScreeningSchema>;
export type ExerciseWeight = z.infer<typeof exerciseWeightSchema>;
export type Question = z.infer<typeof questionSchema>;
export type QuestionRangeValue = z.infer<typeof questionRangeValueSchema>;
export type RangeQuestion = z.infer<typeof rangeQuestionSchema>;
export type Test = z.infer<typeof testSchema>;
export type Screening = z.infer<typeof screeningSchema>;
export type Exercise = z.infer<typeof exerciseSchema>;
export type BasisExercise = z.infer<typeof basisExerciseSchema>;
export type TestRun = z.infer<typeof testRunSchema>;
export type RunUnit = z.infer<typeof runUnitSchema>;
export type ScreeningRun = z.infer<typeof screeningRunSchema>;
export type ExerciseRun = z.infer<typeof exerciseRunSchema>;
export type ReceivedScreeningRun = z.infer<typeof receivedScreeningRunSchema>;
export type ReceivedExerciseRun = z.infer<typeof receivedExerciseRunSchema>;
export type ScreeningRunPost = z.infer<typeof screeningRunPostSchema>;
export type ExerciseRunPost = z.infer<typeof exerciseRunPostSchema>;
export type ErrorBody = z.infer<typeof errorBodySchema>;
