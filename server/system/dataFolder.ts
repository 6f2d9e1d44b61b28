import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** The folders that the server makes in the data folder. */
const ownFolders: readonly string[] = ['backups', 'mail', 'uploads', 'videos'];

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

/** Yields the folder, its files, and the folders of the server in it with theirs. Links are not followed. */
function* pathsOf(folder: string): Generator<string> {
  yield folder;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) yield path;
    else if (entry.isDirectory() && ownFolders.includes(entry.name)) yield* pathsOf(path);
  }
}

/** Whether files that this process makes belong to root. */
const isRoot = (): boolean => process.geteuid?.() === 0;

/**
 * Gives what root has made in the data folder to the owner of the folder: a command that root calls would otherwise
 * leave files that the server of somebody else cannot write.
 */
export const giveToOwner = (folder: string): void => {
  if (!isRoot() || !existsSync(folder)) return;
  const { uid, gid } = statSync(folder);
  for (const path of pathsOf(folder)) if (lstatSync(path).uid === 0) chownSync(path, uid, gid);
};

/** Gives a file the owner and the mode of the one in whose place it comes. */
export const makeLike = (path: string, former: string): void => {
  const { uid, gid, mode } = statSync(former);
  if (isRoot()) chownSync(path, uid, gid);
  chmodSync(path, mode & 0o777);
};

/**
 * Makes the data folder when it is missing, for the owner of the process alone [RU-2]; also what is in it since an
 * earlier version. Returns a German sentence when the process cannot write there.
 */
export const folderFault = (folder: string): string | undefined => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    for (const path of pathsOf(folder)) takeFromOthers(path);
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `DATA_DIR muss ein Ordner sein, in den der Server schreiben darf, nicht „${folder}“ (${code}).`;
  }
};
