import * as z from 'zod/mini';
import {
  countingTrySchema,
  exerciseGroupSchema,
  maxContentName,
  maxContentText,
} from '../../src/contract/content';
import { id } from '../../src/contract/fields';
import { joints } from '../../src/domain/progress/figure';

// What the files say, where it differs from the drafts of the contract: other items are named by their files, and what
// is missing has its usual value.

const field = z.string().check(z.maxLength(maxContentText));
const optionalField = z._default(z.nullable(field), null);
const name = z.string().check(z.minLength(1), z.maxLength(maxContentName));
const clip = z._default(z.nullable(z.string()), null);
const whole = z._default(z.nullable(z.int().check(z.gte(0))), null);
const flag = z._default(z.boolean(), false);
const slug = z.string();

const identity = { key: z.optional(z.uuid()), id: z.optional(id) };

const regions = joints.flatMap((joint) =>
  joint === 'trunk' ? [joint] : [joint, `${joint}Left`, `${joint}Right`],
);
const region = z._default(z.nullable(z.enum(regions)), null);

/** Weights by the file of the exercise. */
const weights = z._default(z.record(slug, z.number()), {});

const questionSchema = z.strictObject({ ...identity, description: field, region, weights });

const rangeQuestionSchema = z.strictObject({
  ...identity,
  description: field,
  region,
  values: z.array(
    z.strictObject({
      ...identity,
      description: field,
      resultWeight: z.number().check(z.gte(0), z.lte(10)),
      weights,
    }),
  ),
});

/** A file in `tests/`. */
export const testFileSchema = z.strictObject({
  ...identity,
  name,
  video: clip,
  what: optionalField,
  materials: optionalField,
  execution: optionalField,
  sides: flag,
  tries: z._default(z.int().check(z.gte(1), z.lte(5)), 1),
  counts: z._default(countingTrySchema, 'best'),
  needsSecondPerson: flag,
  watchedFrom: optionalField,
  ageFrom: whole,
  ageTo: whole,
  questions: z._default(z.array(questionSchema), []),
  rangeQuestions: z._default(z.array(rangeQuestionSchema), []),
});

/** A file in `exercises/`. */
export const exerciseFileSchema = z.strictObject({
  ...identity,
  name,
  sortOrder: z.optional(z.int().check(z.gte(0))),
  video: clip,
  description: optionalField,
  description2: optionalField,
  description3: optionalField,
  materials: optionalField,
  goal: optionalField,
  sets: whole,
  seconds: whole,
  seconds2: whole,
  distance: whole,
  distance2: whole,
  repeat: whole,
  repeat2: whole,
  pause: whole,
  sides: flag,
  easier: z._default(z.nullable(slug), null),
  harder: z._default(z.nullable(slug), null),
  group: z._default(z.nullable(exerciseGroupSchema), null),
});

/** A file in `screenings/`. */
export const screeningFileSchema = z.strictObject({ ...identity, name, tests: z.array(slug) });

/** `basis.yaml`. */
export const basisFileSchema = z.strictObject({ key: z.optional(z.uuid()), exercises: z.array(slug) });

/** `feedback.yaml`. */
export const feedbackFileSchema = z.strictObject({
  key: z.optional(z.uuid()),
  questions: z.array(
    z.strictObject({
      question: field,
      options: z.array(field),
      attention: z._default(z.array(field), []),
    }),
  ),
});

/** The texts that stand below headings, as the app calls them. */
export const headings = {
  screening: {},
  test: { execution: 'Durchführung' },
  exercise: {
    description: 'Ausgangsstellung',
    description2: 'Bewegungsausführung',
    description3: 'Progression',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;
