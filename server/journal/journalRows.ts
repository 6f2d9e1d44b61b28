import type { Line } from './entries';

/** A row of the table of erasures. One of an older database may lack the columns `id` and `tokenHash`. */
export interface JournalRow {
  id?: number;
  userId: number | null;
  clientId: string | null;
  tokenHash?: string | null;
}

/** Returns the line of a row, if it says anything. */
export const lineOf = (instance: string, { userId, clientId, tokenHash }: JournalRow): Line[] => {
  if (userId !== null && clientId !== null) return [{ instance, run: { userId, clientId } }];
  return tokenHash ? [{ instance, endedToken: tokenHash }] : [];
};
