import * as z from 'zod/mini';

/** The origin of a run or an entry, as stored in its row [FL-18]. */
export const originSchema = z.object({
  instance: z.nullable(z.string()),
  username: z.nullable(z.string()),
});
