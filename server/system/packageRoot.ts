import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SpokenError } from './spokenError';

/**
 * Returns the nearest folder above a file that has a package.json. With it the app and the demo videos are found from
 * the source and from the bundle, in any working directory. Throws when there is no such folder.
 */
export const findPackageRoot = (file: string): string => {
  const folder = dirname(file);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (folder === file) throw new SpokenError('Der Server liegt in keinem Paket: package.json fehlt.');
  return findPackageRoot(folder);
};
