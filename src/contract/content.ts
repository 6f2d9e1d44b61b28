/**
 * A club's own content as people write it [CT-5]. Items name each other by a `key`, a UUID. What athletes get is made
 * from them, with the shapes of `schemas.ts`.
 */
import * as z from 'zod/mini';
import { nullableText, text } from './fields';

/** Longest text of a field, in UTF-16 units. */
export const maxContentText = 5000;
/** Longest name of an item. */
export const maxContentName = 120;

const key = z.uuid();
const field = text.check(z.maxLength(maxContentText));
const optionalField = z.nullable(field);
const name = text.check(z.maxLength(maxContentName));
const optionalWhole = z.nullable(z.int().check(z.nonnegative()));

/** How much an exercise helps against a weak point. `exercise` is the key of an item. */
const weightSchema = z.object({ exercise: key, weight: z.number() });

const weights = z.array(weightSchema);

/** A yes/no question. `region`: [MF-1]. */
const questionDraftSchema = z.object({ key, description: field, region: nullableText, weights });

const valueDraftSchema = z.object({ key, description: field, resultWeight: z.number(), weights });

const rangeQuestionDraftSchema = z.object({
  key,
  description: field,
  region: nullableText,
  values: z.array(valueDraftSchema),
});

/** Which of several tries counts [CT-6]. */
export const countingTrySchema = z.enum(['best', 'last']);

const testDraftSchema = z.object({
  name,
  video: nullableText,
  what: optionalField,
  materials: optionalField,
  execution: optionalField,
  sides: z.boolean(),
  /** 1 to 5 [CT-6]. */
  tries: z.int(),
  counts: countingTrySchema,
  needsSecondPerson: z.boolean(),
  watchedFrom: optionalField,
  ageFrom: optionalWhole,
  ageTo: optionalWhole,
  questions: z.array(questionDraftSchema),
  rangeQuestions: z.array(rangeQuestionDraftSchema),
});

/** The parts of a plan that an exercise may belong to [CT-8]. */
export const exerciseGroupSchema = z.enum(['push', 'pull', 'legs', 'trunk', 'mobility']);

/** The dose is one of `seconds`, `distance` (in metres) and `repeat`. `pause` is in seconds. */
const exerciseDraftSchema = z.object({
  name,
  video: nullableText,
  description: optionalField,
  description2: optionalField,
  description3: optionalField,
  materials: optionalField,
  goal: optionalField,
  sets: optionalWhole,
  seconds: optionalWhole,
  seconds2: optionalWhole,
  distance: optionalWhole,
  distance2: optionalWhole,
  repeat: optionalWhole,
  repeat2: optionalWhole,
  pause: optionalWhole,
  sides: z.boolean(),
  /** Keys of the easier and the harder form [CT-7]. */
  easier: z.nullable(key),
  harder: z.nullable(key),
  group: z.nullable(exerciseGroupSchema),
});

/** `tests` are keys of items, in their order. */
const screeningDraftSchema = z.object({ name, tests: z.array(key) });

/** `exercises` are keys of items, in their order. */
const basisDraftSchema = z.object({ exercises: z.array(key) });

const feedbackDraftSchema = z.object({
  questions: z.array(z.object({ question: field, options: z.array(field), attention: z.array(field) })),
});

/** What a person writes, by the kind of item. There is one item of the kinds `basis` and `feedback`. */
const contentBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('screening'), body: screeningDraftSchema }),
  z.object({ kind: z.literal('test'), body: testDraftSchema }),
  z.object({ kind: z.literal('exercise'), body: exerciseDraftSchema }),
  z.object({ kind: z.literal('basis'), body: basisDraftSchema }),
  z.object({ kind: z.literal('feedback'), body: feedbackDraftSchema }),
]);

export type ContentBody = z.infer<typeof contentBodySchema>;
export type TestDraft = z.infer<typeof testDraftSchema>;
export type QuestionDraft = z.infer<typeof questionDraftSchema>;
export type RangeQuestionDraft = z.infer<typeof rangeQuestionDraftSchema>;
export type WeightDraft = z.infer<typeof weightSchema>;
export type ExerciseDraft = z.infer<typeof exerciseDraftSchema>;
