import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Place } from '../database/place';
import { demandNewFile } from '../system/namedFile';
import { syncFile, syncFolder } from '../system/sync';
import type { Checked } from './content';
import { copierOf } from './copierOf';

/** The end of the name of a copy that is not whole, or not checked yet, so that nobody takes it for a backup. */
export const unfinishedEnd = '.unfinished';

/** SQLite leaves its journal beside a copy for which there is no room. */
const removeUnfinished = (file: string): void => {
  for (const end of ['', '-journal']) rmSync(`${file}${end}`, { force: true });
};

/**
 * Copies the database of a place into `file`, also while a server runs [ON-6]. The copy has its name only after all of
 * it was read again, and is on the disk. Returns what it holds. Throws with a German message when there is no database
 * or the file exists or cannot be made, and with that of the database or its program when the disk is full; nothing is
 * left behind then.
 */
export const backUp = async (
  place: Place,
  file: string,
  now: number,
  signal?: AbortSignal,
): Promise<Checked> => {
  const copier = copierOf(place);
  demandNewFile(file);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}${unfinishedEnd}`;
  removeUnfinished(unfinished);
  try {
    await copier.copy(unfinished, now, signal);
    const content = await copier.check(unfinished, signal);
    syncFile(unfinished);
    renameSync(unfinished, file);
    syncFolder(dirname(file));
    return content;
  } catch (error) {
    removeUnfinished(unfinished);
    throw error;
  }
};
