import type { Generated } from 'kysely';

/** Which database this is; one row [ON-5, ON-6]. */
export interface InstanceTable {
  /** A UUID that was made with the database. */
  id: string;
  /** A UUID that changes when a backup is restored. */
  epoch: string;
  /** In a backup, when it was made; null in the database of a server. */
  backedUpAt: Generated<number | null>;
  /** When the clock was last read [CL-4]; null before the first time. */
  clockReadAt: Generated<number | null>;
  /** The revision of a note that is new: above all that were given before a backup was restored [NT-1]. */
  firstNoteRevision: Generated<number>;
  /** The lowest version of the next text of consent: above all that there were before a backup was restored [CS-1]. */
  firstConsentVersion: Generated<number>;
}

/**
 * What no restored backup may bring back [ON-6]: a run that was erased on purpose, by its owner and `clientId` [ON-5],
 * an ended sign-in, a person [MB-7], or a consent that was withdrawn [CS-5]. `server/journal` keeps each row in a file
 * as well.
 */
export interface ErasureTable {
  id: Generated<number>;
  /** Whose run or sign-in it was; null for a person, and for a sign-in that ended before this was stored. */
  userId: Generated<number | null>;
  /** Null for all but a run. */
  clientId: Generated<string | null>;
  /** The id that an erased screening run had; null for all else. A training may still follow from it [TS-7]. */
  screeningRunId: Generated<number | null>;
  /** SHA-256 of the token of a sign-in that was ended; null for all else. */
  tokenHash: Generated<string | null>;
  /** The user who was erased; null for all else. */
  personId: Generated<number | null>;
  /** What the user withdrew, and when [CS-5]; null for all else. */
  withdrawn: Generated<'pain' | 'all' | null>;
  withdrawnAt: Generated<number | null>;
}

/** The outbox entries that the server has taken; (`writtenBy`, `clientId`) is unique [ON-3]. */
export interface ReceivedEntryTable {
  writtenBy: number;
  clientId: string;
}

/** An entry of the log of changes, written by triggers [DE-6]. Entries never change; the oldest are forgotten. */
export interface ChangeTable {
  /** Grows with each entry, in the order of the commits: one transaction adds entries at a time. */
  id: Generated<number>;
  /** Random, to tell the entry from one with the same id in another copy of the database. */
  tag: string;
  /** What `description.ts` says of the table, or 'start': the first entry of a log, which says nothing more. */
  kind: string;
  /** The id of what changed; 0 for a list as a whole. */
  rowId: number;
  /** The user to whom it belongs, or who has the right; null for everybody, or where another row says it. */
  ownerId: number | null;
}
