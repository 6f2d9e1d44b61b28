import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'libsql';
import { SpokenError } from '../../system/spokenError';
import { serverRuns } from '../inUse';
import type { Place } from '../place';
import { isSqliteBusy } from './patience';

/** Lets others have the folder. */
type Release = () => void;

/** What each asks of an empty database: SQLite lets beside each other who may be. */
const statements = {
  /** The server of the SQLite file: one, and beside it only those whose database is elsewhere. */
  server: 'begin immediate',
  /** A server that keeps its database elsewhere, and only some files in the folder: many. */
  guest: 'begin; select * from "sqlite_master"',
  /** A command that reads or replaces the whole club: nobody else. */
  command: 'begin exclusive',
};

/**
 * Takes the lock of a data folder, which it makes when it is missing, until it is released or the process ends, however
 * it ends. Returns null when somebody has a lock that excludes this one. It is a lock of SQLite, on an empty database
 * beside the real one: Node has no lock of files, and a file with a process id would outlive a killed server. The real
 * database cannot be the lock, since it may be missing, damaged, or about to be replaced.
 */
const take = (dataDir: string, who: keyof typeof statements): Release | null => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = new Sqlite(join(dataDir, 'athletik.lock'));
  try {
    // Nothing is written, not even on a full disk: a journal in a file would be.
    lock.exec('pragma journal_mode = memory');
    lock.exec(statements[who]);
    return () => {
      // The connection itself ends when all that it has made was collected as garbage.
      lock.exec('rollback');
      lock.close();
    };
  } catch (error) {
    lock.close();
    if (isSqliteBusy((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
};

/** Whether a command has the folder: a server leaves room for a guest. */
const isHeldByCommand = (dataDir: string): boolean => {
  const release = take(dataDir, 'guest');
  release?.();
  return release === null;
};

const commandRuns = 'Gerade wird hier eine Sicherung wiederhergestellt oder der Verein umgezogen.';

/** Takes the lock of a server. Throws with a German message while another one, or a command, has it. */
export const lockAsServer = ({ dataDir, databaseUrl }: Place): Release => {
  const release = take(dataDir, databaseUrl === undefined ? 'server' : 'guest');
  if (release) return release;
  if (isHeldByCommand(dataDir)) throw new SpokenError(`${commandRuns} Starte den Server danach.`);
  throw new SpokenError(
    `In ${dataDir} läuft schon ein Server. Zwei zugleich vertragen sich dort nicht: Beende ihn zuerst, oder setz DATA_DIR auf einen anderen Ordner.`,
  );
};

/** Takes the lock of a command that nobody else may disturb. Throws with a German message while somebody has one. */
export const lockAsCommand = (dataDir: string): Release => {
  const release = take(dataDir, 'command');
  if (release) return release;
  if (isHeldByCommand(dataDir)) throw new SpokenError(`${commandRuns} Warte, bis das fertig ist.`);
  throw serverRuns();
};
