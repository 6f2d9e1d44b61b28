import type { ClientBase, PoolConfig } from 'pg';
import type { CommitFollower } from '../database/postgres/commitFollower';
import { connectPostgres, openMigrated } from '../database/postgres/connect';
import { patience } from '../database/postgres/patience';
import { showPresence } from '../database/postgres/presence';
import type { Database } from '../database/tables';
import { readJournal } from '../journal/entries';
import { journalFileIn, readJournalFile } from '../journal/journalFile';
import { JournalKeeper } from '../journal/keepJournal';
import { followCommits } from '../journal/postgresCommits';
import { renewIfOlder } from './renewInstance';

/** How a database is opened. */
export interface Opening {
  /** Whether the caller is no server, and keeps servers out. */
  isAlone: boolean;
}

const begin = async (client: ClientBase, { isAlone }: Opening, journal?: CommitFollower): Promise<void> => {
  if (!isAlone) await showPresence(client);
  if (journal) await client.query(journal.preparation);
};

/** What each connection begins with. */
const eachConnection = (opening: Opening, journal?: CommitFollower): PoolConfig => ({
  verify: (client, done) => {
    begin(client, opening, journal).then(() => done(), done);
  },
});

/**
 * Notes what is not noted yet, and makes an older database safe. Returns how the driver keeps the journal from now on
 * [ON-6].
 */
const openJournal = async (db: Database, dataDir: string): Promise<CommitFollower> => {
  const { id: instance } = await db.selectFrom('instance').select('id').executeTakeFirstOrThrow();
  const file = journalFileIn(dataDir);
  await renewIfOlder(db, readJournal(readJournalFile(file), instance));
  return followCommits(db, new JournalKeeper(file, instance));
};

/**
 * Opens a PostgreSQL database by its address, such as `postgres://user:password@host/name`, as `openMigrated` does, and
 * keeps its journal in the data folder. A backup that was put in its place by hand, and lacks what the journal has,
 * counts as restored. Throws while a command keeps servers out, unless it is that command.
 */
export const openPostgres = async (url: string, dataDir: string, opening: Opening): Promise<Database> => {
  const preparing = await openMigrated(url, eachConnection(opening));
  try {
    const journal = await openJournal(preparing, dataDir);
    return connectPostgres(url, { ...patience, ...eachConnection(opening, journal) }, journal);
  } finally {
    await preparing.destroy();
  }
};
