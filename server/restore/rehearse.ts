import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Counts } from '../backup/content';
import { rehearsalFolderIn, removeRehearsal } from '../backup/rehearsalFolder';
import type { Place } from '../database/place';
import { withScratch } from '../database/postgres/scratch';
import { demandFile } from '../system/namedFile';
import { prepareDump } from './restoreDump';
import { prepareFile } from './restoreFile';

const rehearseFile = async (dataDir: string, file: string) => {
  removeRehearsal(dataDir);
  const folder = rehearsalFolderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    return await prepareFile(file, dataDir, join(folder, 'athletik.sqlite'));
  } finally {
    removeRehearsal(dataDir);
  }
};

/**
 * Does all that a restore does with a backup, but for putting it in place, also while a server runs [HE-4]: with SQLite
 * in a folder that is gone afterwards, with PostgreSQL in the scratch schema. Returns what the club would have then.
 * Throws with a German message when the backup cannot be restored.
 */
export const rehearseRestore = async ({ dataDir, databaseUrl }: Place, file: string): Promise<Counts> => {
  demandFile(file);
  const prepared =
    databaseUrl === undefined
      ? await rehearseFile(dataDir, file)
      : await withScratch(databaseUrl, () => prepareDump({ dataDir, databaseUrl }, file));
  const { members, runs } = prepared.content;
  return { members, runs };
};
