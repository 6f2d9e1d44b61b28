import type { Club } from '../../src/contract/club';
import { backupBytesIn, lastBackupAt } from '../backup/backupFiles';
import type { Dependencies } from '../config/dependencies';
import { dialectOf } from '../database/dialect';
import { readDisk } from '../system/disk';
import { readVersion } from '../system/readVersion';
import { isoOrNull } from '../system/time';
import { openVideos } from '../videos/openVideos';
import { readMailState } from './mailState';

export type ServerStateDependencies = Pick<Dependencies, 'config' | 'dailyBackup' | 'db' | 'now'>;

/** Returns what the server says of itself to admins [CL-2]. */
export const readServerState = async ({
  config: { dataDir, packageRoot, smtpUrl },
  dailyBackup,
  db,
  now,
}: ServerStateDependencies): Promise<NonNullable<Club['server']>> => {
  const { freeBytes, totalBytes } = await readDisk(dataDir);
  const database = await dialectOf(db).usedBytes(db, dataDir);
  const videos = await openVideos(db, dataDir).usedBytes();
  return {
    version: await readVersion(packageRoot),
    usedBytes: database + videos + backupBytesIn(dataDir),
    diskBytes: totalBytes,
    freeBytes,
    lastBackupAt: isoOrNull(lastBackupAt(dataDir, now())),
    hasBackupFailed: dailyBackup?.hasFailed() ?? false,
    mail: await readMailState(db, smtpUrl),
  };
};
