/** How often raters of the club agree, by test: the feature `secondLookFeature` [ZB-3]. */
import * as z from 'zod/mini';
import { agreementKinds } from './agreement';
import { get, refusals } from './calls';
import { id, text } from './fields';

export const namedAgreementSchema = z.object({
  ...agreementKinds,
  tests: z.array(z.object({ testId: id, name: text, ...agreementKinds })),
});

export const agreementCalls = {
  /** As it is now, with the names of the tests. */
  read: () => get('/screening/agreement', namedAgreementSchema, refusals),
};

export type NamedAgreement = z.infer<typeof namedAgreementSchema>;
