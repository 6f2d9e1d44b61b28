/** The withdrawal of a consent: the feature `withdrawalFeature` [CS-5, LV-1, LV-4]. */
import * as z from 'zod/mini';
import { memberSchema } from './members';
import { create } from './requests';

/** Pain alone, or all. */
export const withdrawalSchema = z.object({ what: z.enum(['pain', 'all']) });

/** Who withdraws for a member says why. */
export const memberWithdrawalSchema = z.extend(withdrawalSchema, {
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
});

export type Withdrawal = z.infer<typeof withdrawalSchema>;
export type MemberWithdrawal = z.infer<typeof memberWithdrawalSchema>;

export const withdrawalCalls = {
  /**
   * Withdraws about pain, whose entries are erased, or all: the account rests at once, and is erased after
   * `erasureDays`. Repeated, it changes nothing; after all is withdrawn it is 401. A 409 is for the last admin.
   */
  withdraw: (what: Withdrawal['what']) => create('/consent/withdrawal', z.null(), { what }),
  /** The same for a member. */
  withdrawFor: (memberId: number, withdrawal: MemberWithdrawal) =>
    create(`/members/${memberId}/withdrawal`, memberSchema, withdrawal),
};
