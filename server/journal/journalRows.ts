import type Sqlite from 'libsql';
import type { Line } from './entries';

/** A row of the table of erasures. One of an older database may lack the columns `id` and `tokenHash`. */
interface Row {
  id?: number;
  userId: number | null;
  clientId: string | null;
  tokenHash?: string | null;
}

const lineOf = (instance: string, { userId, clientId, tokenHash }: Row): Line[] => {
  if (userId !== null && clientId !== null) return [{ instance, run: { userId, clientId } }];
  return tokenHash ? [{ instance, endedToken: tokenHash }] : [];
};

/** Reads of a database what belongs into the journal. Each call reads what is committed by then. */
export const journalRowsOf = (sqlite: Sqlite.Database) => {
  const newRows = sqlite.prepare('select * from "erasure" where "id" > ? order by "id"');
  const highest = sqlite.prepare('select max("seq") as "id" from "sqlite_sequence"');
  return {
    /** The lines of the rows after that id, and the id of the last one. */
    after: (instance: string, id: number): { lines: Line[]; lastId: number } => {
      const rows = newRows.all(id) as Row[];
      return { lines: rows.flatMap((row) => lineOf(instance, row)), lastId: rows.at(-1)?.id ?? id };
    },
    /** The highest id that any table has given. It stays when its row goes. */
    highestId: (): number => (highest.all() as { id: number | null }[])[0]?.id ?? 0,
  };
};

/** Returns all erasures of a database of any version. */
export const allJournalRows = (sqlite: Sqlite.Database, instance: string): Line[] =>
  (sqlite.prepare('select * from "erasure"').all() as Row[]).flatMap((row) => lineOf(instance, row));
