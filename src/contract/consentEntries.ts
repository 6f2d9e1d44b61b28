/** The consents that are kept: each is an entry of its own, and none is ever changed [LV-1]. */
import * as z from 'zod/mini';

export const consentEntrySchema = z.object({
  id: z.int().check(z.positive()),
  /** The version of the club's text. */
  version: z.int(),
  what: z.enum(['agreed', 'painWithdrawn', 'withdrawn']),
  /** By oneself, with a guardian, on paper, or by a trainer or admin for the member. */
  how: z.enum(['self', 'guardian', 'paper', 'office']),
  /** Null where the server does not know it: it was given before that was kept. Of a paper it is the day on it. */
  at: z.nullable(z.iso.datetime()),
  /** Whether pain is stored from then on. */
  pain: z.boolean(),
  guardianName: z.nullable(z.string()),
  guardianEmail: z.nullable(z.string()),
  /** Who entered it; null where that is not known. */
  enteredBy: z.nullable(z.string()),
  /** Why somebody else withdrew it. */
  reason: z.nullable(z.string()),
  /** When the guardian confirmed it by the link of a mail; only where they have [LV-3]. */
  confirmedAt: z.optional(z.iso.datetime()),
});

export type ConsentEntry = z.infer<typeof consentEntrySchema>;
