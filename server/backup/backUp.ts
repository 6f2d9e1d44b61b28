import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { databaseFileIn } from '../database/sqlite/databaseFile';
import { syncFile, syncFolder } from '../files/sync';
import { type Content, checkDatabase, copyDatabase, noteTime } from './copyDatabase';

/** The end of the name of a copy that is not whole, or not checked yet, so that nobody takes it for a backup. */
export const unfinishedEnd = '.unfinished';

/**
 * Copies the database of a data folder into `file`, also while a server runs [ON-6]. The copy has its name only after all
 * of it was read again, and is on the disk. Returns what it holds. Throws with a German message when there is no database or
 * the file exists, and with SQLite's own when the disk is full; nothing is left behind then.
 */
export const backUp = async (
  dataDir: string,
  file: string,
  now: number,
  signal?: AbortSignal,
): Promise<Content> => {
  const source = databaseFileIn(dataDir);
  if (!existsSync(source)) throw new Error(`In ${dataDir} gibt es keine Datenbank.`);
  if (existsSync(file)) throw new Error(`${file} gibt es schon.`);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}${unfinishedEnd}`;
  rmSync(unfinished, { force: true });
  try {
    await copyDatabase(source, unfinished, signal);
    await noteTime(unfinished, now);
    const content = await checkDatabase(unfinished, signal);
    syncFile(unfinished);
    renameSync(unfinished, file);
    syncFolder(dirname(file));
    return content;
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
};
