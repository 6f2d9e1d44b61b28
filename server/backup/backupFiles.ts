import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from '../database/place';
import { unfinishedEnd } from './backUp';
import { copierOf } from './copierOf';

/** Who made a backup: a person, or the server by itself or a timer. */
type Maker = 'athletik' | 'daily';

const namePattern = /^(athletik|daily)-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)\.(?:sqlite|dump)$/;

/** How many of the backups are kept that no person has made. */
export const keptBackups = 14;

export const backupFolderIn = (dataDir: string): string => join(dataDir, 'backups');

/** Returns a time as it is in the name of a file: in UTC, such as 2026-11-21T03-10-00. */
export const timeInName = (now: number): string =>
  new Date(now).toISOString().slice(0, 19).replaceAll(':', '-');

/** Returns where a backup is stored unless somebody says where. */
export const backupFileIn = (place: Place, maker: Maker, now: number): string =>
  join(backupFolderIn(place.dataDir), `${maker}-${timeInName(now)}${copierOf(place).end}`);

const namesIn = (dataDir: string): string[] => {
  const folder = backupFolderIn(dataDir);
  return existsSync(folder) ? readdirSync(folder).sort() : [];
};

const timeOf = (name: string): number[] => {
  const [, , date, hours, minutes, seconds] = namePattern.exec(name) ?? [];
  return date === undefined ? [] : [Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`)];
};

/** A backup in the folder. */
interface BackupFile {
  file: string;
  /** When it was made, in milliseconds since 1970. */
  at: number;
}

/**
 * Returns the last backup in the folder whose name ends so, or null. One from the future was made while the clock was
 * wrong, and does not count.
 */
export const findLastBackup = (dataDir: string, now: number, end = ''): BackupFile | null => {
  const found = namesIn(dataDir)
    .filter((name) => name.endsWith(end))
    .flatMap((name) => timeOf(name).map((at) => ({ file: join(backupFolderIn(dataDir), name), at })))
    .filter(({ at }) => at <= now);
  return found.toSorted((one, other) => one.at - other.at).at(-1) ?? null;
};

/** Returns when the last backup in the folder was made, in milliseconds since 1970, or null. */
export const lastBackupAt = (dataDir: string, now: number): number | null =>
  findLastBackup(dataDir, now)?.at ?? null;

/** Returns the whole backups that no person has made, the oldest first. */
export const dailyBackupsIn = (dataDir: string): string[] =>
  namesIn(dataDir)
    .filter((name) => name.startsWith('daily-') && namePattern.test(name))
    .map((name) => join(backupFolderIn(dataDir), name));

/** Returns the bytes of all that is in the folder. */
export const backupBytesIn = (dataDir: string): number =>
  namesIn(dataDir)
    .map((name) => statSync(join(backupFolderIn(dataDir), name), { throwIfNoEntry: false })?.size ?? 0)
    .reduce((sum, size) => sum + size, 0);

/** Removes the oldest backups that no person has made, and what an earlier one has left when it was killed. */
export const pruneBackups = (dataDir: string): void => {
  const unfinished = namesIn(dataDir)
    .filter((name) => name.startsWith('daily-') && name.endsWith(unfinishedEnd))
    .map((name) => join(backupFolderIn(dataDir), name));
  for (const file of [...dailyBackupsIn(dataDir).slice(0, -keptBackups), ...unfinished]) rmSync(file);
};
