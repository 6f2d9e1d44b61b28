import { readFileSync } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import type { Club } from '../../src/contract/club';
import { findPackageRoot } from '../packageRoot';

const readVersion = (): string => {
  const root = findPackageRoot(fileURLToPath(import.meta.url));
  return z.parse(
    z.object({ version: z.string() }),
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  ).version;
};

/** Returns how many bytes the files of a folder have, also those in its folders. */
const sizeOf = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  // A file that was removed meanwhile counts nothing.
  const sizes = await Promise.all(
    files.map(({ parentPath, name }) =>
      stat(join(parentPath, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/** Returns what the server says of itself to admins [CL-2]. It makes no backups by itself. */
export const describeServer = async (dataDir: string): Promise<NonNullable<Club['server']>> => {
  const { blocks, bsize } = await statfs(dataDir);
  return {
    version: readVersion(),
    usedBytes: await sizeOf(dataDir),
    diskBytes: blocks * bsize,
    lastBackupAt: null,
  };
};
