import type { Line } from './entries';

/** A row of the table of erasures. One of an older database may lack all others. */
export interface JournalRow {
  id?: number;
  userId: number | null;
  clientId: string | null;
  tokenHash?: string | null;
  personId?: number | null;
  withdrawn?: 'pain' | 'all' | null;
  withdrawnAt?: number | null;
}

/** Returns the line of a row, if it says anything. */
export const lineOf = (instance: string, row: JournalRow): Line[] => {
  const { userId, clientId, tokenHash, personId, withdrawn: what, withdrawnAt: at } = row;
  if (userId !== null && clientId !== null) return [{ instance, run: { userId, clientId } }];
  if (userId !== null && what && at) return [{ instance, withdrawal: { userId, what, at } }];
  if (personId) return [{ instance, person: personId }];
  if (!tokenHash) return [];
  return [{ instance, endedToken: tokenHash, ...(userId !== null && { userId }) }];
};

/** What is committed, as `readCommitted` of each database returns it. */
export interface Committed {
  /** Erasures, in the order of their ids. */
  rows: readonly JournalRow[];
  /** The highest id that any table has given. It stays when its row goes. */
  highestId: number;
}

/** Returns all that the journal says of a database. */
export const linesOf = (instance: string, { rows, highestId }: Committed): Line[] => [
  ...rows.flatMap((row) => lineOf(instance, row)),
  { instance, highestId },
];
