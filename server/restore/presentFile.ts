import { constants, copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import Sqlite from 'libsql';
import { unfinishedEnd } from '../backup/backUp';
import { faultOf } from '../database/faults';
import { databaseCompanions, databaseFileIn } from '../database/sqlite/databaseFile';
import { patiently } from '../database/sqlite/patience';
import type { Line } from '../journal/entries';
import { addNewLines, journalFileIn } from '../journal/journalFile';
import { linesOf } from '../journal/journalRows';
import { readCommitted } from '../journal/sqliteCommits';
import { giveToOwner, makeLike } from '../system/dataFolder';
import { SpokenError } from '../system/spokenError';
import { syncFile, syncFolder } from '../system/sync';
import { keptNameIn } from './keptName';

/** Brings everything into the one file. Throws when another program has it open. */
const gather = (sqlite: Sqlite.Database): void => {
  const [{ busy } = { busy: 0 }] = sqlite.prepare('pragma wal_checkpoint(truncate)').all() as {
    busy: number;
  }[];
  if (busy !== 0)
    throw new SpokenError('Ein anderes Programm hat die Datenbank offen. Bitte beende es zuerst.');
};

const journalLinesOf = (sqlite: Sqlite.Database): Line[] => {
  const [{ id: instance }] = sqlite.prepare('select "id" from "instance"').all() as [{ id: string }];
  return linesOf(instance, readCommitted(sqlite));
};

/** Reads a database, or returns undefined when it is damaged: that may be why a backup is to be restored. */
const readIfWhole = <Result>(file: string, read: (sqlite: Sqlite.Database) => Result): Result | undefined => {
  const sqlite = new Sqlite(file, patiently);
  try {
    return read(sqlite);
  } catch (error) {
    // What another program holds, or may not be read, is no damage.
    if ((faultOf(error) ?? 'damaged') !== 'damaged') throw error;
    return undefined;
  } finally {
    sqlite.close();
  }
};

/**
 * Brings the database of the data folder into its one file, and its erasures into the journal: a server that was killed
 * may not have noted the last ones. Returns whether it can be read. Throws when another program has it open.
 */
export const gatherPresent = (dataDir: string): boolean => {
  const file = databaseFileIn(dataDir);
  if (!existsSync(file)) return false;
  const lines = readIfWhole(file, journalLinesOf);
  if (!lines) return false;
  addNewLines(journalFileIn(dataDir), lines);
  const sqlite = new Sqlite(file, patiently);
  try {
    gather(sqlite);
  } finally {
    sqlite.close();
  }
  return true;
};

/**
 * Copies the present database under the dated name. A second name for the same file would need no space, but a kill
 * after it would leave the server writing to a file that looks like a kept one.
 */
const keepAs = (present: string, kept: string): void => {
  const unfinished = `${present}${unfinishedEnd}`;
  copyFileSync(present, unfinished, constants.COPYFILE_FICLONE);
  makeLike(unfinished, present);
  syncFile(unfinished);
  renameSync(unfinished, kept);
};

/**
 * Puts a database in the place of the present one, which stays under a dated name. The renaming is one step of the file
 * system: whenever the process is killed, one of the two is there, whole. Files that SQLite has left beside it go
 * first, or it would take them for those of the new one. After `gatherPresent` they hold nothing; otherwise they are
 * kept, too. The new one has the owner and the mode of the former. Returns the dated name, or null where there was no
 * database.
 */
export const replacePresent = (
  dataDir: string,
  replacement: string,
  { isGathered, now }: { isGathered: boolean; now: number },
): string | null => {
  const present = databaseFileIn(dataDir);
  const kept = keptNameIn(dataDir, now, '.sqlite');
  const wasThere = existsSync(present);
  if (wasThere) {
    keepAs(present, kept);
    makeLike(replacement, present);
  }
  for (const end of databaseCompanions) {
    if (isGathered) rmSync(`${present}${end}`, { force: true });
    else if (existsSync(`${present}${end}`)) renameSync(`${present}${end}`, `${kept}${end}`);
  }
  giveToOwner(dataDir);
  syncFolder(dirname(present));
  renameSync(replacement, present);
  syncFolder(dirname(present));
  return wasThere ? kept : null;
};
