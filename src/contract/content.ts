/**
 * The club's own content: the feature `contentFeature` [CT-1]. An item has a `key`, a UUID that its first device made,
 * so that items name each other before the server has them. What athletes get is made from the published items, with
 * the shapes of `schemas.ts`.
 */
import * as z from 'zod/mini';
import { id, isoDate, nullableText, text } from './fields';
import { create, read } from './requests';
import { errorBodySchema } from './schemas';

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
export const weightSchema = z.object({ exercise: key, weight: z.number() });

const weights = z.array(weightSchema);

/** A yes/no question. `region`: [MF-1]. */
export const questionDraftSchema = z.object({ key, description: field, region: nullableText, weights });

export const valueDraftSchema = z.object({ key, description: field, resultWeight: z.number(), weights });

export const rangeQuestionDraftSchema = z.object({
  key,
  description: field,
  region: nullableText,
  values: z.array(valueDraftSchema),
});

/** Which of several tries counts [CT-6]. */
export const countingTrySchema = z.enum(['best', 'last']);

export const testDraftSchema = z.object({
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
export const exerciseDraftSchema = z.object({
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
export const screeningDraftSchema = z.object({ name, tests: z.array(key) });

/** `exercises` are keys of items, in their order. */
export const basisDraftSchema = z.object({ exercises: z.array(key) });

export const feedbackDraftSchema = z.object({
  questions: z.array(z.object({ question: field, options: z.array(field), attention: z.array(field) })),
});

/** What a person writes, by the kind of item. There is one item of the kinds `basis` and `feedback`. */
export const contentBodySchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('screening'), body: screeningDraftSchema }),
  z.object({ kind: z.literal('test'), body: testDraftSchema }),
  z.object({ kind: z.literal('exercise'), body: exerciseDraftSchema }),
  z.object({ kind: z.literal('basis'), body: basisDraftSchema }),
  z.object({ kind: z.literal('feedback'), body: feedbackDraftSchema }),
]);

const stateSchema = z.enum(['draft', 'published', 'retired']);

/** How far an item is published, and whom it reaches. */
const standingFields = {
  state: stateSchema,
  /** The id that athletes' content has; null before the item was published. For a screening: of its newest version. */
  publishedId: z.nullable(id),
  /** Counts what was published; 0 before the first. */
  version: z.int().check(z.nonnegative()),
  publishedAt: z.nullable(isoDate),
  /** Screening runs of any version. 0 for what is in no screening. */
  runs: z.int().check(z.nonnegative()),
  /** Athletes who are assigned a screening with it. */
  athletes: z.int().check(z.nonnegative()),
};

export const contentStandingSchema = z.object(standingFields);

const itemFields = {
  key,
  /** How often the draft was changed. */
  revision: z.int().check(z.nonnegative()),
  ...standingFields,
  /** Whether `body` is a draft that differs from what is published. */
  hasDraft: z.boolean(),
  changedAt: isoDate,
  /** First and last name; null where nobody knows any more. */
  changedBy: nullableText,
};

export const contentItemSchema = z.discriminatedUnion('kind', [
  z.object({ ...itemFields, kind: z.literal('screening'), body: screeningDraftSchema }),
  z.object({ ...itemFields, kind: z.literal('test'), body: testDraftSchema }),
  z.object({ ...itemFields, kind: z.literal('exercise'), body: exerciseDraftSchema }),
  z.object({ ...itemFields, kind: z.literal('basis'), body: basisDraftSchema }),
  z.object({ ...itemFields, kind: z.literal('feedback'), body: feedbackDraftSchema }),
]);

/** Names an item and the revision that the person saw; 0 for a new item [CT-11]. */
export const contentTargetSchema = z.object({ key, revision: z.int().check(z.nonnegative()) });

/** A draft, and what it was written on. */
export const contentDraftSchema = z.intersection(contentTargetSchema, contentBodySchema);

export const contentDraftPostSchema = z.intersection(z.object({ clientId: z.uuid() }), contentDraftSchema);

/** Body of a 409 to a draft: the item as it is now [CT-11]. */
export const contentConflictSchema = z.extend(errorBodySchema, { present: contentItemSchema });

/** `spelling`: the change corrects only how something is written, and makes no new version [CT-2]. */
export const publishPostSchema = z.object({
  clientId: z.uuid(),
  items: z.array(contentTargetSchema).check(z.minLength(1)),
  spelling: z.boolean(),
});

/** Why an item cannot be published. `path` leads to the field of its body, as in `questions.0.description`. */
export const contentProblemSchema = z.object({ key, path: text, message: text });

/** Body of a 422 to a publication. */
export const contentProblemsSchema = z.extend(errorBodySchema, { problems: z.array(contentProblemSchema) });

/** What publishing would do [CT-11]. It can be done when there are no problems. */
export const publishPlanSchema = z.object({
  /** The screenings that get a new version, with who is assigned to them and how many runs keep the former one. */
  versions: z.array(z.object({ key, name: text, version: z.int(), athletes: z.int(), runs: z.int() })),
  /** The names of the items whose clip some devices cannot play [CT-3]. */
  limitedClips: z.array(text),
  problems: z.array(contentProblemSchema),
});

/** A version of an item as it was published, newest first. */
export const contentVersionSchema = z.object({
  version: z.int(),
  publishedAt: isoDate,
  publishedBy: nullableText,
  body: z.unknown(),
});

/** A sample that a club can take over [CT-10]. */
export const contentSampleSchema = z.object({
  name: text,
  title: text,
  description: text,
  isTaken: z.boolean(),
});

export type ContentBody = z.infer<typeof contentBodySchema>;
export type ContentStanding = z.infer<typeof contentStandingSchema>;
export type ContentKind = ContentBody['kind'];
export type ContentItem = z.infer<typeof contentItemSchema>;
export type ContentItemOf<Kind extends ContentKind> = Extract<ContentItem, { kind: Kind }>;
export type TestDraft = z.infer<typeof testDraftSchema>;
export type QuestionDraft = z.infer<typeof questionDraftSchema>;
export type RangeQuestionDraft = z.infer<typeof rangeQuestionDraftSchema>;
export type ValueDraft = z.infer<typeof valueDraftSchema>;
export type WeightDraft = z.infer<typeof weightSchema>;
export type ExerciseDraft = z.infer<typeof exerciseDraftSchema>;
export type ExerciseGroup = z.infer<typeof exerciseGroupSchema>;
export type ScreeningDraft = z.infer<typeof screeningDraftSchema>;
export type BasisDraft = z.infer<typeof basisDraftSchema>;
export type FeedbackDraft = z.infer<typeof feedbackDraftSchema>;
export type ContentDraft = z.infer<typeof contentDraftSchema>;
export type ContentDraftPost = z.infer<typeof contentDraftPostSchema>;
export type ContentTarget = z.infer<typeof contentTargetSchema>;
export type ContentProblem = z.infer<typeof contentProblemSchema>;
export type PublishPost = z.infer<typeof publishPostSchema>;
export type PublishPlan = z.infer<typeof publishPlanSchema>;
export type ContentVersion = z.infer<typeof contentVersionSchema>;
export type ContentSample = z.infer<typeof contentSampleSchema>;

export const contentCalls = {
  /** All items of the club, with their drafts. */
  all: () => read('/content/', z.array(contentItemSchema)),
  /** A 409 has the body of `contentConflictSchema` [CT-11]. */
  saveDraft: (draft: ContentDraftPost) => create('/content/draft/', contentItemSchema, draft),
  /** Goes back to what is published; an item that never was is gone, and the answer is null. */
  discardDraft: (target: ContentTarget & { clientId: string }) =>
    create('/content/discard/', z.nullable(contentItemSchema), target),
  /** Says what publishing would do, and does nothing [CT-11]. */
  plan: (items: ContentTarget[]) => create('/content/plan/', publishPlanSchema, { items }),
  /**
   * Answers with all items. A 422 has the body of `contentProblemsSchema`, a 409 means that somebody has changed an
   * item meanwhile.
   */
  publish: (publication: PublishPost) => create('/content/publish/', z.array(contentItemSchema), publication),
  retire: (target: ContentTarget & { clientId: string }) =>
    create('/content/retire/', contentItemSchema, target),
  /** Takes a retired item back. */
  bringBack: (target: ContentTarget & { clientId: string }) =>
    create('/content/bring-back/', contentItemSchema, target),
  versions: (key: string) => read(`/content/${key}/versions`, z.array(contentVersionSchema)),
  /** Makes a draft of a former version, which can be published [CT-11]. */
  takeBack: (target: ContentTarget & { clientId: string; version: number }) =>
    create('/content/take-back/', contentItemSchema, target),
  samples: () => read('/content/samples/', z.array(contentSampleSchema)),
  /** Answers with all items. */
  takeSample: (sample: { clientId: string; name: string }) =>
    create('/content/samples/', z.array(contentItemSchema), sample),
};
