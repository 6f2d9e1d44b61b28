import type Sqlite from 'libsql';
import type { Committed, JournalRow } from './journalRows';
import type { JournalKeeper } from './keepJournal';

const highestIdOf = (sqlite: Sqlite.Database): (() => number) => {
  const highest = sqlite.prepare('select max("seq") as "id" from "sqlite_sequence"');
  return () => (highest.all() as { id: number | null }[])[0]?.id ?? 0;
};

/** Returns what a database of any version has for the journal. */
export const readCommitted = (sqlite: Sqlite.Database): Committed => ({
  rows: sqlite.prepare('select * from "erasure"').all() as JournalRow[],
  highestId: highestIdOf(sqlite)(),
});

/** Completes the journal by what is committed. Returns what has to be called after each commit. */
export const followCommits = (sqlite: Sqlite.Database, keeper: JournalKeeper): (() => void) => {
  const newRows = sqlite.prepare('select * from "erasure" where "id" > ? order by "id"');
  const highestId = highestIdOf(sqlite);
  const noteNew = () =>
    keeper.note({ rows: newRows.all(keeper.lastId) as JournalRow[], highestId: highestId() });
  noteNew();
  return noteNew;
};
