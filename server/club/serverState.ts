import type { Club } from '../../src/contract/club';
import { lastBackupAt } from '../backup/backupFiles';
import type { Dependencies } from '../config/dependencies';
import { engineOf } from '../database/engine';
import { readDisk } from '../system/disk';
import { readVersion } from '../system/readVersion';
import { isoOrNull } from '../system/time';
import { openVideos } from '../videos/openVideos';

export type ServerStateDependencies = Pick<Dependencies, 'config' | 'dailyBackup' | 'db' | 'now'>;

/** Returns what the server says of itself to admins [CL-2]. */
export const readServerState = async ({
  config: { dataDir, packageRoot },
  dailyBackup,
  db,
  now,
}: ServerStateDependencies): Promise<NonNullable<Club['server']>> => {
  const { totalBytes } = await readDisk(dataDir);
  return {
    version: await readVersion(packageRoot),
    usedBytes: (await engineOf(db).usedBytes(db, dataDir)) + (await openVideos(db, dataDir).usedBytes()),
    diskBytes: totalBytes,
    lastBackupAt: isoOrNull(lastBackupAt(dataDir, now())),
    hasBackupFailed: dailyBackup?.hasFailed() ?? false,
  };
};
