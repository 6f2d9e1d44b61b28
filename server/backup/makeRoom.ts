import { rmSync, statSync } from 'node:fs';
import { readDisk } from '../system/disk';
import { dailyBackupsIn } from './backupFiles';

/** A backup is at most so much larger than the one before. */
const growth = 1.1;

const freeOf = async (dataDir: string): Promise<number> => (await readDisk(dataDir)).freeBytes;

/**
 * Removes backups that no person has made, the oldest first, while the next one would not fit on the disk [RU-23]. The
 * newest stays in any case: each got its name after it was checked. Returns the files that are gone.
 */
export const makeRoom = async (dataDir: string, freeBytes = freeOf): Promise<string[]> => {
  const files = dailyBackupsIn(dataDir);
  const newest = files.pop();
  const needed = newest === undefined ? 0 : statSync(newest).size * growth;
  const removed: string[] = [];
  for (const file of files) {
    if ((await freeBytes(dataDir)) >= needed) break;
    rmSync(file);
    removed.push(file);
  }
  return removed;
};
