/** The beginning of a club on an empty server, open to anybody who has the code that the server printed [CL-1]. */
import * as z from 'zod/mini';
import { nameSchema } from './members';
import { create, read } from './requests';
import { currentUserSchema } from './schemas';

/** What the club begins with: the screening of the demo club, the Kurz-Check [CT-10], or nothing [CL-1]. */
export const sampleContentSchema = z.enum(['demo', 'short', 'none']);

export const setupSchema = z.object({
  clubName: nameSchema,
  firstName: nameSchema,
  lastName: nameSchema,
  username: z.string(),
  email: z.string().check(z.maxLength(254)),
  password: z.string(),
  sampleContent: sampleContentSchema,
});

/** What can be chosen [CL-1]. */
export const setupOfferSchema = z.object({ sampleContent: z.array(sampleContentSchema) });

export type Setup = z.infer<typeof setupSchema>;
export type SetupOffer = z.infer<typeof setupOfferSchema>;

const at = (code: string) => `/setup/${encodeURIComponent(code)}`;

/** A 404 means that the code is wrong, or that the club has begun. */
export const setupCalls = {
  open: (code: string) => read(at(code), setupOfferSchema),
  begin: (code: string, setup: Setup) => create(at(code), currentUserSchema, setup),
};
