import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FolderContent } from '../contentFolder/content';
import { readContentFolder } from '../contentFolder/readContentFolder';
import { findPackageRoot } from '../system/packageRoot';

const folderOf = (name: string): string =>
  join(findPackageRoot(fileURLToPath(import.meta.url)), 'server', 'samples', name);

/** Reads the screening that the demo club has, with all that belongs to it [RU-10, CT-5]. */
export const readAthletikScreening = (): FolderContent => readContentFolder(folderOf('athletik-screening'));
