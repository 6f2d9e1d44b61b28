import * as z from 'zod/mini';
import {
  exerciseRunSchema,
  exerciseSchema,
  screeningRunSchema,
  testRunSchema,
  userSchema,
} from '../../contract/schemas';
import type { RunKind, RunOf } from '../../domain/runs';

const localFields = {
  localId: z.optional(z.number()),
  id: z.optional(screeningRunSchema.shape.id),
  recordedBy: userSchema.shape.id,
  position: z.nullable(z.int().check(z.nonnegative())),
  touchedAt: z.string(),
  refusal: z.nullable(z.object({ status: z.int(), message: z.string() })),
};

const localScreeningRunSchema = z.extend(screeningRunSchema, {
  kind: z._default(z.literal('screeningRun'), 'screeningRun'),
  ...localFields,
  drafts: z.record(z.string(), z.pick(testRunSchema, { questionResults: true, questionRangeResults: true })),
});

const localExerciseRunSchema = z.extend(exerciseRunSchema, {
  kind: z._default(z.literal('exerciseRun'), 'exerciseRun'),
  ...localFields,
  screeningRunClientId: z.nullable(z.string()),
  exercises: z.array(exerciseSchema),
  // Older app versions did not store it.
  offersFeedback: z._default(z.boolean(), false),
});

/** Reads the row of a run. Returns null if it cannot be read. Such a row is kept unchanged. */
type ReadRun<Kind extends RunKind> = (row: unknown) => RunOf<Kind> | null;

/** The reader for each table of runs. */
export const readers: { [Kind in RunKind]: ReadRun<Kind> } = {
  screeningRun: (row) => localScreeningRunSchema.safeParse(row).data ?? null,
  exerciseRun: (row) => localExerciseRunSchema.safeParse(row).data ?? null,
};

/** Returns the rows that can be read. */
export const readAll = <Content>(rows: unknown[], read: (row: unknown) => Content | null): Content[] =>
  rows.flatMap((row) => read(row) ?? []);

const isOwnedBy = (row: unknown, userId: number): boolean => {
  if (typeof row !== 'object' || row === null) return true;
  const owner = ('recordedBy' in row && row.recordedBy) || ('userId' in row && row.userId);
  return typeof owner !== 'number' || owner === userId;
};

/**
 * Returns the unreadable rows of this user, unchanged [SE-1]. A row without an owner is returned for every user,
 * because otherwise nobody could export it.
 */
export const unreadableRows = (
  rows: unknown[],
  read: (row: unknown) => object | null,
  userId: number,
): unknown[] => rows.filter((row) => read(row) === null && isOwnedBy(row, userId));
