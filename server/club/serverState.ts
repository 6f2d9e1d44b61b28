import { readdir, readFile, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Club } from '../../src/contract/club';
import { lastBackupAt } from '../backup/backupFiles';
import { databaseCompanions, databaseFileIn } from '../database/databaseFile';
import { readJson } from '../database/json';
import type { Dependencies } from '../dependencies';
import { isoOrNull } from '../time';

export type ServerStateDependencies = Pick<Dependencies, 'config' | 'dailyBackup' | 'now'>;

const packageSchema = z.object({ version: z._default(z.string(), '') });

/** Returns the version in the package's package.json. */
const readVersion = async (packageRoot: string): Promise<string> =>
  readJson(packageSchema, await readFile(join(packageRoot, 'package.json'), 'utf8')).version;

/** Returns the bytes of a file, and 0 where there is none: the database's second file comes and goes. */
const sizeOf = async (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  );

/** Returns the paths of the files in a folder. One that is not there has none. */
const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).map((name) => join(folder, name));

/** Returns the bytes of the database and the videos. */
const usedBytes = async (dataDir: string): Promise<number> => {
  const database = ['', ...databaseCompanions].map((end) => `${databaseFileIn(dataDir)}${end}`);
  const sizes = await Promise.all([...database, ...(await filesIn(join(dataDir, 'videos')))].map(sizeOf));
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Returns what the server says of itself to admins [CL-2]. */
export const readServerState = async ({
  config: { dataDir, packageRoot },
  dailyBackup,
  now,
}: ServerStateDependencies): Promise<NonNullable<Club['server']>> => {
  const { blocks, bsize } = await statfs(dataDir);
  return {
    version: await readVersion(packageRoot),
    usedBytes: await usedBytes(dataDir),
    diskBytes: blocks * bsize,
    lastBackupAt: isoOrNull(lastBackupAt(dataDir, now())),
    hasBackupFailed: dailyBackup?.hasFailed() ?? false,
  };
};
