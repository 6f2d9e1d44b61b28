/** Pain on the morning after a training: the feature `painFeature` [PN-3]. */
import * as z from 'zod/mini';
import { post } from './calls';
import { painValueSchema } from './runs';

/** The answer of an athlete to 'Wie ist es heute?'. There is one per training; a later one replaces it. */
export const morningPainPostSchema = z.object({
  clientId: z.uuid(),
  userId: z.int().check(z.positive()),
  exerciseRunId: z.int().check(z.positive()),
  value: painValueSchema,
  at: z.iso.datetime().check(z.maxLength(40)),
});

export type MorningPainPost = z.infer<typeof morningPainPostSchema>;

export const painCalls = {
  answer: (pain: MorningPainPost) => post('/pain/', pain, morningPainPostSchema),
};
