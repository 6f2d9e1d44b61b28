/** What changed since a cursor [DE-6]. Our own call, beyond the contract: the feature `changesFeature` [API-42]. */
import * as z from 'zod/mini';
import { assignmentSchema } from './assignments';
import { erased, get } from './calls';
import { feedbackQuestionSchema, feedbackSchema } from './feedback';
import {
  basisExerciseSchema,
  exerciseSchema,
  screeningSchema,
  userDetailsSchema,
  userSchema,
} from './schemas';
import { ratedExerciseRunSchema, ratedScreeningRunSchema } from './trainings';

/**
 * What leaves the device. An athlete takes along everything of theirs, an exercise run its feedback, whose id is that
 * of the run.
 */
export const goneSchema = z.object({
  kind: z.enum(['athlete', 'userScreening', 'screeningRun', 'exerciseRun', 'feedback', 'exercise']),
  id: z.int().check(z.positive()),
});

/**
 * A page of changes. What is `gone` leaves first; then each row takes the place of the one with its id. The next page
 * is asked for with `cursor`. A page without any content is the last.
 */
export const changesSchema = z.object({
  cursor: z.string(),
  /** The caller, where their name, roles or athletes changed. */
  me: z.nullable(userDetailsSchema),
  users: z.array(userSchema),
  userScreenings: z.array(assignmentSchema),
  /** Those that changed, and those that rows of this page refer to and the caller may lack. */
  screenings: z.array(screeningSchema),
  runs: z.array(ratedScreeningRunSchema),
  exerciseRuns: z.array(ratedExerciseRunSchema),
  feedback: z.array(feedbackSchema),
  exercises: z.array(exerciseSchema),
  /** The whole basis list in its order, where it changed. */
  basis: z.nullable(z.array(basisExerciseSchema)),
  /** All questions in their order, where one changed. */
  feedbackQuestions: z.nullable(z.array(feedbackQuestionSchema)),
  gone: z.array(goneSchema),
});

export const changeCalls = {
  /**
   * The changes since a cursor; without one nothing but the cursor of this moment, to be asked for before everything
   * is loaded. A 410 means that everything has to be loaded anew.
   */
  since: (cursor: string | null) =>
    get(`/changes${cursor === null ? '' : `?since=${encodeURIComponent(cursor)}`}`, changesSchema, [
      404,
      erased,
    ]),
};

export type Gone = z.infer<typeof goneSchema>;
export type Changes = z.infer<typeof changesSchema>;
