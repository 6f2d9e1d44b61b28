import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { isSqliteBusy } from './patience';

/** Lets others have the folder. */
type Release = () => void;

/**
 * Takes the lock of a data folder, which it makes when it is missing, until it is released or the process ends, however
 * it ends. Returns null when somebody has a lock that excludes this one. It is a lock of SQLite, on an empty database
 * beside the real one: Node has no lock of files, and a file with a process id would outlive a killed server. The real
 * database cannot be the lock, since it may be missing, damaged, or about to be replaced.
 */
const take = (dataDir: string, statements: string): Release | null => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new Sqlite(join(dataDir, 'athletik.lock'));
  try {
    lock.exec(statements);
    return () => lock.close();
  } catch (error) {
    lock.close();
    if (isSqliteBusy((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
};

/** Takes the lock of a running server: several may have it, but none while a backup is restored. */
export const lockAsServer = (dataDir: string): Release | null =>
  take(dataDir, 'begin; select * from "sqlite_master"');

/** Takes the lock of a restore: nobody else has one meanwhile. */
export const lockForRestore = (dataDir: string): Release | null => take(dataDir, 'begin exclusive');
