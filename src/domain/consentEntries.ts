import type { ConsentEntry } from '../contract/consentEntries';
import type { Withdrawal } from '../contract/withdrawal';

export type { ConsentEntry };

/** What is withdrawn. */
export type WithdrawalKind = Withdrawal['what'];

/** What holds of a member's consents [LV-1, CS-5]. */
export interface PresentConsent {
  /** What they agreed to last; null where they never have. */
  given: ConsentEntry | null;
  /** The last withdrawal, if it came after that. */
  withdrawn: ConsentEntry | null;
  /** Whether entries about pain are stored. */
  pain: boolean;
}

/** Returns what holds. `entries` have the last one first. */
export const presentConsent = (entries: readonly ConsentEntry[]): PresentConsent => {
  const [last] = entries;
  return {
    given: entries.find(({ what }) => what === 'agreed') ?? null,
    withdrawn: last && last.what !== 'agreed' ? last : null,
    pain: last?.pain ?? false,
  };
};
