import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * The folder of the package that a file belongs to: the nearest one above it that has a package.json. So the app and
 * the demo videos are found from the source as well as from the bundle, wherever it was started. Throws outside of any.
 */
export const findPackageRoot = (file: string): string => {
  const folder = dirname(file);
  if (existsSync(join(folder, 'package.json'))) return folder;
  if (folder === file) throw new Error('Der Server liegt in keinem Paket: package.json fehlt.');
  return findPackageRoot(folder);
};
