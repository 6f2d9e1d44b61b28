/**
 * The wire contract: every shape that crosses the network, defined once. The types and the checks in the browser and
 * on the server come from here [API-5]. Dates are ISO 8601 in UTC, durations whole milliseconds, server ids positive
 * integers [API-4].
 */
import * as z from 'zod/mini';
import { id, isoDate, nullableText, text } from './fields';
import { planChangesSchema } from './planChanges';

/** A text or a number of the content. A server may leave it out [API-45]. */
const optionalText = z._default(nullableText, null);
const optionalNumber = z._default(z.nullable(z.number()), null);

export const authoritySchema = z.enum(['ROLE_ATHLETE', 'ROLE_TRAINER', 'ROLE_ADMIN', 'ROLE_CONTENT']);

const isAuthority = (name: string): name is Authority => authoritySchema.safeParse(name).success;

/** The roles of a person in an answer. Those that a later version may have are left out. */
export const authoritiesSchema = z.codec(z.array(text), z.array(authoritySchema), {
  decode: (names) => names.filter(isAuthority),
  encode: (roles) => roles,
});

/** Whether pain of theirs may be stored [CS-1]. Another server lacks it. */
const painConsent = z.optional(z.boolean());

/**
 * `team`, `invitedAt` (of an invitation that nobody has accepted), `forgetAt` (when somebody without activity is erased
 * at the earliest), `guardianMissingSince` (since when a guardian's confirmation is missing) and `painConsent` are for
 * trainers, and not in the contract [CL-4, DE-1, DE-2, LV-3, PN-1].
 */
export const userSchema = z.object({
  id,
  username: text,
  firstName: text,
  lastName: text,
  team: z.optional(nullableText),
  invitedAt: z.optional(z.nullable(isoDate)),
  forgetAt: z.optional(isoDate),
  guardianMissingSince: z.optional(isoDate),
  painConsent,
});

/** Answer of `GET /admin/user/name/{username}` [API-8]. */
export const userDetailsSchema = z.extend(userSchema, {
  athleteIds: z.array(id),
  authorities: authoritiesSchema,
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
  // Missing where the plan was never changed, and on another server [PL-1].
  planChanges: z.optional(planChangesSchema),
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
  // Another server may lack the rest [CT-6].
  tries: z.optional(z.nullable(z.int())),
  counts: z.optional(nullableText),
  needsSecondPerson: z.optional(z.nullable(z.boolean())),
  watchedFrom: z.optional(nullableText),
  ageFrom: z.optional(z.nullable(z.int())),
  ageTo: z.optional(z.nullable(z.int())),
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
  // Another server may lack the rest [CT-7, CT-8].
  easierId: z.optional(z.nullable(id)),
  harderId: z.optional(z.nullable(id)),
  group: z.optional(nullableText),
});

export const basisExerciseSchema = z.object({ exerciseId: id });

/**
 * Body of every error answer. `message` is in German and is shown to the person [API-41]. `code` is there where the app
 * does something of its own: 'consent' [CS-1], 'guardian' [LV-3].
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
export type ErrorBody = z.infer<typeof errorBodySchema>;
