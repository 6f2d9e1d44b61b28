import type { Generated } from 'kysely';
import type { ConsentEntry } from '../../../src/contract/consentEntries';

/** A version of the club's text of consent. All are kept; the newest one is valid [LV-1]. */
export interface ConsentTextTable {
  version: number;
  text: string;
  validFrom: number;
}

/**
 * What a member agreed to, or withdrew. Rows are only added [LV-1]. The columns of the user have what the last one
 * says: `server/users/addConsent.ts` writes both.
 */
export interface ConsentTable {
  id: Generated<number>;
  userId: number;
  /** The version of the text. The database may lack the text of one that was valid before texts were kept. */
  version: number;
  what: ConsentEntry['what'];
  how: ConsentEntry['how'];
  /** When; the day on a paper. 0 where it is not known. */
  at: number;
  /** Whether entries about pain are stored from then on: 0 or 1. */
  pain: number;
  guardianName: Generated<string | null>;
  guardianEmail: Generated<string | null>;
  /** Who entered it; null where that is not known. */
  enteredBy: number | null;
  /** Why somebody else withdrew it. */
  reason: Generated<string | null>;
}
