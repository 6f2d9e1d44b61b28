/** How often two ratings of the same screening differ in this club [ZB-3]. */
import * as z from 'zod/mini';
import { id } from './fields';

const count = z.int().check(z.nonnegative());

/** How many answers two ratings have in common, and how many of them differ. */
const countedSchema = z.object({ pairs: count, differing: count });

/** By the same rater, and by two. Another mode, such as a clip, counts as another rater [ZB-2]. */
export const agreementKinds = { same: countedSchema, other: countedSchema };

/** In all, and for each test that has pairs. */
export const agreementSchema = z.object({
  ...agreementKinds,
  tests: z.array(z.object({ testId: id, ...agreementKinds })),
});

export type Counted = z.infer<typeof countedSchema>;
export type Agreement = z.infer<typeof agreementSchema>;
