import { accessSync, chmodSync, constants, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folders that the server makes in the data folder. */
const ownFolders: readonly string[] = ['backups', 'mail', 'videos'];

/** What others may do, in the mode of a file. */
const others = 0o077;

/** From now on what this process makes is for its owner alone. To be called before it makes anything. */
export const makeEverythingPrivate = (): void => {
  process.umask(others);
};

/** What belongs to somebody else stays as it is: the process cannot change it, and need not. */
const takeFromOthers = (path: string): void => {
  try {
    const { mode } = lstatSync(path);
    if ((mode & others) !== 0) chmodSync(path, mode & 0o700);
  } catch (error) {
    if (!['EPERM', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
};

/** Takes the folder, its files, and the folders of the server in it from others. Links are not followed. */
const makePrivate = (folder: string): void => {
  takeFromOthers(folder);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) takeFromOthers(path);
    else if (entry.isDirectory() && ownFolders.includes(entry.name)) makePrivate(path);
  }
};

/**
 * Makes the data folder when it is missing, for the owner of the process alone [RU-2]; also what is in it since an
 * earlier version. Returns a German sentence when the process cannot write there.
 */
export const folderFault = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    makePrivate(folder);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `DATA_DIR muss ein Ordner sein, in den der Server schreiben darf, nicht „${folder}“ (${code}).`;
  }
};
