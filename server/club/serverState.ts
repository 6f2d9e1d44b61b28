import { readFile, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Club } from '../../src/contract/club';
import { lastBackupAt } from '../backup/backupFiles';
import type { Dependencies } from '../config/dependencies';
import { engineOf } from '../database/engine';
import { readJson } from '../database/json';
import { isoOrNull } from '../system/time';
import { openVideos } from '../videos/openVideos';
import { readMailState } from './mailState';

export type ServerStateDependencies = Pick<Dependencies, 'config' | 'dailyBackup' | 'db' | 'now'>;

const packageSchema = z.object({ version: z._default(z.string(), '') });

/** Returns the version in the package's package.json. */
const readVersion = async (packageRoot: string): Promise<string> =>
  readJson(packageSchema, await readFile(join(packageRoot, 'package.json'), 'utf8')).version;

/** Returns what the server says of itself to admins [CL-2]. */
export const readServerState = async ({
  config: { dataDir, packageRoot, smtpUrl },
  dailyBackup,
  db,
  now,
}: ServerStateDependencies): Promise<NonNullable<Club['server']>> => {
  const { blocks, bsize } = await statfs(dataDir);
  return {
    version: await readVersion(packageRoot),
    usedBytes: (await engineOf(db).usedBytes(db, dataDir)) + (await openVideos(db, dataDir).usedBytes()),
    diskBytes: blocks * bsize,
    lastBackupAt: isoOrNull(lastBackupAt(dataDir, now())),
    hasBackupFailed: dailyBackup?.hasFailed() ?? false,
    mail: await readMailState(db, smtpUrl),
  };
};
