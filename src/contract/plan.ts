/** Changing the plan of an athlete: the feature `planFeature` [PL-1]. Only what needs it imports this file. */
import * as z from 'zod/mini';
import { assignmentSchema } from './assignments';
import { id } from './fields';
import { planChangeSchema } from './planChanges';
import { create } from './requests';
import { errorBodySchema } from './schemas';

/** Longest reason of a change, in UTF-16 units, as a text area counts them. */
export const maxPlanReasonLength = 500;

/** The largest number of sets, seconds, metres or repetitions. */
export const maxPlanAmount = 3600;

/** More changes than a plan has exercises, and few enough for one small body. */
export const maxPlanChanges = 50;

const amount = (least: number) => z.nullable(z.int().check(z.gte(least), z.lte(maxPlanAmount)));

const dosePostSchema = z
  .object({
    sets: amount(1),
    seconds: amount(1),
    distance: amount(1),
    repeat: amount(1),
    pause: amount(0),
  })
  .check(
    z.refine(
      ({ seconds, distance, repeat }) =>
        [seconds, distance, repeat].filter((one) => one !== null).length <= 1,
    ),
  );

const changePostSchema = z.object({
  exerciseId: id,
  form: planChangeSchema.shape.form,
  dose: z.nullable(dosePostSchema),
  position: z.nullable(z.int().check(z.gte(0), z.lt(maxPlanChanges))),
  reason: z.nullable(z.string().check(z.maxLength(maxPlanReasonLength))),
});

/**
 * All changes of an athlete's plan, at most one for an exercise: what is not among them is taken back. `revision` is
 * that of the changes that the person saw; 0 where there never were any.
 */
export const planPostSchema = z.object({
  clientId: z.uuid(),
  userId: id,
  revision: z.int().check(z.nonnegative()),
  weeklyGoal: z.nullable(z.int().check(z.gte(2), z.lte(3))),
  changes: z.array(changePostSchema).check(
    z.maxLength(maxPlanChanges),
    z.refine((changes) => new Set(changes.map(({ exerciseId }) => exerciseId)).size === changes.length),
  ),
});

/** Body of a 409 to changes: the assignment with the present ones [PL-1]. */
export const planConflictSchema = z.extend(errorBodySchema, { present: assignmentSchema });

export type PlanPost = z.infer<typeof planPostSchema>;

export const planCalls = {
  /** A 409 has the body of `planConflictSchema`. */
  save: (plan: PlanPost) => create('/screening/plan/', assignmentSchema, plan),
};
