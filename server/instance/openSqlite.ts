import { databaseFileIn } from '../database/sqlite/databaseFile';
import { openDatabaseFile } from '../database/sqlite/openDatabaseFile';
import { setPatience } from '../database/sqlite/patience';
import type { Database } from '../database/tables';
import { readJournal } from '../journal/entries';
import { journalFileIn, readJournalFile } from '../journal/journalFile';
import { JournalKeeper } from '../journal/keepJournal';
import { followCommits } from '../journal/sqliteCommits';
import { renewIfOlder } from './renewInstance';

/**
 * Opens `athletik.sqlite` in the data folder, as `openDatabaseFile` does, and keeps its journal [ON-6]. A backup that
 * was put in its place by hand, and lacks what the journal has, counts as restored.
 */
export const openSqlite = async (dataDir: string): Promise<Database> => {
  const { db, sqlite, setAfterCommit } = await openDatabaseFile(databaseFileIn(dataDir));
  const { id: instance } = await db.selectFrom('instance').select('id').executeTakeFirstOrThrow();
  const file = journalFileIn(dataDir);
  await renewIfOlder(db, readJournal(readJournalFile(file), instance));
  setAfterCommit(followCommits(sqlite, new JournalKeeper(file, instance)));
  await setPatience(db, 'running');
  return db;
};
