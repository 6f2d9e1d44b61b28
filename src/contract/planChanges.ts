/** What trainers changed in the plan of one athlete, as a server with the feature `planFeature` gives it [PL-1]. */
import * as z from 'zod/mini';
import { id, isoDate, nullableText } from './fields';

const amount = z.nullable(z.int());

/**
 * What replaces the dose of an exercise: `seconds` and `pause` in seconds, `distance` in metres. Null leaves what the
 * exercise has. At most one of seconds, distance and repeat.
 */
const planDoseSchema = z.object({
  sets: amount,
  seconds: amount,
  distance: amount,
  repeat: amount,
  pause: amount,
});

export const planChangeSchema = z.object({
  exerciseId: id,
  /**
   * What becomes of the exercise: it stays in the plan, is left out of it, is added to it, or gives way to the form
   * that the content names as its easier or harder one [CT-7].
   */
  form: z.literal(['kept', 'leftOut', 'added', 'easier', 'harder']),
  /** Null leaves the dose. */
  dose: z.nullable(planDoseSchema),
  /** Its place in the plan, from 0; null leaves the order. */
  position: amount,
  /** Null without a reason. */
  reason: nullableText,
  /** The trainer. */
  by: id,
  /** The trainer's first name; null where nobody knows it any more. */
  byName: nullableText,
  at: isoDate,
});

/** `revision` grows with every change. A plan that was never changed has no such object. */
export const planChangesSchema = z.object({
  revision: z.int(),
  /** Trainings a week, 2 or 3; null without a goal [PL-5]. */
  weeklyGoal: amount,
  changes: z.array(planChangeSchema),
});

export type PlanDose = z.infer<typeof planDoseSchema>;
export type PlanChange = z.infer<typeof planChangeSchema>;
export type PlanForm = PlanChange['form'];
export type PlanChanges = z.infer<typeof planChangesSchema>;
/** A change as a trainer writes it. The server notes who did so, and when. */
export type WrittenChange = Omit<PlanChange, 'by' | 'byName' | 'at'>;
