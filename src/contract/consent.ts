/** What a member agrees to: the feature `consentFeature` [CS-1, CS-2]. */
import * as z from 'zod/mini';
import { consentEntrySchema } from './consentEntries';
import { birthYearSchema, nameSchema } from './members';
import { create, read } from './requests';

export { consentFeature } from './features';

/** The answers that a consent consists of, in the invitation and on the page of the consent. */
export const consentAnswers = {
  painConsent: z.boolean(),
  /** Null where the server knows it. */
  birthYear: z.nullable(birthYearSchema),
  /** Null for a member who needs no guardian [CS-2]. */
  guardianName: z.nullable(nameSchema),
  guardianEmail: z.nullable(z.string().check(z.maxLength(254))),
};

export const consentPostSchema = z.object({ version: z.int().check(z.positive()), ...consentAnswers });

/** Where the question went, null without an address, and whether the account waits for the answer [LV-3]. */
export const waitedGuardianSchema = z.object({ email: z.nullable(z.string()), isAwaited: z.boolean() });

export const consentSchema = z.object({
  clubName: z.string(),
  /** The version of the club's text, and the text. */
  version: z.int(),
  text: z.string(),
  /** The version that this member has agreed to; null before the first. */
  agreedVersion: z.nullable(z.int()),
  agreedAt: z.nullable(z.iso.datetime()),
  painConsent: z.boolean(),
  guardianName: z.nullable(z.string()),
  /** Null where the birth year of an athlete is unknown and has to be asked. */
  needsGuardian: z.nullable(z.boolean()),
  /** All that this member agreed to and withdrew, the last one first [LV-1]. */
  entries: z._default(z.array(consentEntrySchema), []),
  /** A guardian's confirmation that is missing; only where one is waited for [LV-3]. */
  guardian: z.optional(waitedGuardianSchema),
});

export type Consent = z.infer<typeof consentSchema>;
export type ConsentPost = z.infer<typeof consentPostSchema>;

export const consentCalls = {
  present: () => read('/consent', consentSchema),
  /** Mails the question to the guardian once more [LV-3]. A 409: there is nothing to mail. */
  askGuardian: () => create('/consent/guardian', consentSchema, {}),
  agree: (consent: ConsentPost) => create('/consent', consentSchema, consent),
};
