import type { Generated } from 'kysely';
import type { ConsentEntry } from '../../../src/contract/consentEntries';
import type { InvitationMail } from './people';

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

/** What a guardian is asked by mail: to confirm a consent [LV-3]. Each consent has one at most. */
export interface GuardianQuestionTable {
  id: Generated<number>;
  userId: number;
  consentId: number;
  /** Lower case. It may have been changed since the consent was given. */
  email: string;
  /** SHA-256 of the token of the links. Null while the mail waits: the token is made when it is sent. */
  tokenHash: string | null;
  /** As that of an invitation; 'none' where nobody has to be asked any more. */
  mail: InvitationMail;
  /** When the first try to mail it failed; null before. */
  failingSince: Generated<number | null>;
  /** How often that failed, and before when it is not tried again. */
  tries: Generated<number>;
  nextAt: Generated<number>;
  /** When the guardian confirmed; null until then. */
  confirmedAt: Generated<number | null>;
}
