import type { Generated } from 'kysely';
import type { GuardianDemand, MinorsChat } from '../../../src/contract/club';

/** The club; one row [CL-2], which the set-up makes. Of its column `secondReaderSince` only `0018Readers` knows. */
export interface ClubTable {
  name: string;
  /** JSON: `Operator`. */
  operator: string;
  minorsChat: MinorsChat;
  secondReaderId: number | null;
  intervalWeeks: number;
  keepMonths: number;
  guardianDemand: Generated<GuardianDemand>;
}

/** The code of the set-up link; one row [CL-1]. */
export interface SetupCodeTable {
  codeHash: string;
  /** When the club began with it; the same set-up is taken again for a while, since the answer may have been lost. */
  usedAt: Generated<number | null>;
}
