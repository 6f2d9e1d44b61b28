/** The trainings of an athlete and the feedback on them: the feature `trainingsFeature` [DE-5]. */
import * as z from 'zod/mini';
import { feedbackSchema } from './feedback';
import { read } from './requests';
import { exerciseRunSchema, screeningRunSchema } from './runs';

/** The user who posted the first version of a run [HI-5]. Null where nobody knows any more. */
const ratedBy = z.nullable(z.int().check(z.positive()));

/** Runs as our server returns them in every answer. Another server may lack `ratedBy`. */
export const ratedScreeningRunSchema = z.extend(screeningRunSchema, { ratedBy });
export const ratedExerciseRunSchema = z.extend(exerciseRunSchema, { ratedBy });

export type RatedScreeningRun = z.infer<typeof ratedScreeningRunSchema>;
export type RatedExerciseRun = z.infer<typeof ratedExerciseRunSchema>;

export const trainingCalls = {
  /** Oldest start first. */
  runsOfUser: (userId: number) => read(`/exercise/runs/user/${userId}`, z.array(ratedExerciseRunSchema)),
  /** In the order of the runs. */
  feedbackOfUser: (userId: number) => read(`/exercise/feedback/user/${userId}`, z.array(feedbackSchema)),
};
