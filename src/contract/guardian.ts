/** The confirmation of a consent by a guardian, who gets its links by mail [LV-3]. */
import * as z from 'zod/mini';
import { create, read } from './requests';
import type { Withdrawal } from './withdrawal';

/**
 * How a question to a guardian stands. 'open' can be confirmed; 'confirmed' was. The others cannot be confirmed or
 * withdrawn any more: all was withdrawn, there is a newer consent, or the person is old enough to decide alone.
 */
export const guardianStateSchema = z.enum(['open', 'confirmed', 'withdrawn', 'replaced', 'grown']);

/** What the page of the link says: for whom, by whom, what was agreed, and whom to ask. */
export const guardianQuestionSchema = z.object({
  state: guardianStateSchema,
  clubName: z.string(),
  /** Address and phone of the club, as far as they are known. */
  contact: z.array(z.string()),
  firstName: z.string(),
  lastName: z.string(),
  guardianName: z.string(),
  /** The version of the club's text, the text where the server still has it, and when it was agreed to. */
  version: z.int(),
  text: z.nullable(z.string()),
  agreedAt: z.iso.datetime(),
  /** Whether pain is stored now. */
  pain: z.boolean(),
  confirmedAt: z.nullable(z.iso.datetime()),
});

export type GuardianState = z.infer<typeof guardianStateSchema>;
export type GuardianQuestion = z.infer<typeof guardianQuestionSchema>;

const at = (token: string, rest = '') => `/guardian/${encodeURIComponent(token)}${rest}`;

/**
 * The calls of a guardian, open to everybody who has the token. Each answers how the question stands then, also where
 * that changed nothing. A 404 means that the link is unknown, a 410 that the person was erased.
 */
export const guardianCalls = {
  open: (token: string) => read(at(token), guardianQuestionSchema),
  confirm: (token: string) => create(at(token, '/confirmation'), guardianQuestionSchema, {}),
  withdraw: (token: string, what: Withdrawal['what']) =>
    create(at(token, '/withdrawal'), guardianQuestionSchema, { what }),
};
