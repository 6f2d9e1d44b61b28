import { accessSync, constants, lstatSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { SpokenError } from './spokenError';

/** Returns what asking the system says, or undefined where it refuses. */
const asked = <Answer>(ask: () => Answer): Answer | undefined => {
  try {
    return ask();
  } catch {
    return undefined;
  }
};

/** Returns whether this process may do something with a path. */
const may = (path: string, mode: number): boolean =>
  asked(() => accessSync(path, mode) === undefined) === true;

/** Returns whether this process may read a file, or a folder and what is in it. */
export const isReadable = (path: string): boolean =>
  may(path, statSync(path).isDirectory() ? constants.R_OK | constants.X_OK : constants.R_OK);

const isThere = (path: string): boolean => asked(() => lstatSync(path)) !== undefined;

const unreadable = (path: string): SpokenError =>
  new SpokenError(
    `${path} darf dieser Benutzer nicht lesen. Gib ihm das Recht, oder leg eine Kopie dorthin, wo er lesen darf.`,
  );

/** Throws where a path that a person has named is not there, or this user may not look at it. */
const demandThere = (path: string): void => {
  try {
    statSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EACCES') throw unreadable(path);
    throw new SpokenError(`${path} gibt es nicht. Prüf den Namen und den Ordner.`);
  }
};

/** Throws with a German message unless a file that a person has named is there, and this process may read it. */
export const demandFile = (file: string): void => {
  demandThere(file);
  if (statSync(file).isDirectory())
    throw new SpokenError(`${file} ist ein Ordner. Nenn die Datei, die du meinst.`);
  if (!isReadable(file)) throw unreadable(file);
};

/** Throws with a German message unless a folder that a person has named is there, and this process may read it. */
export const demandFolder = (folder: string): void => {
  demandThere(folder);
  if (!statSync(folder).isDirectory())
    throw new SpokenError(`${folder} ist kein Ordner. Nenn den Ordner, den du meinst.`);
  if (!isReadable(folder)) throw unreadable(folder);
};

/** Returns the nearest folder above a path that is there, or what is there in its place. */
const nearestAbove = (path: string): string => {
  const above = dirname(path);
  return above === path || isThere(above) ? above : nearestAbove(above);
};

/**
 * Throws with a German message unless this process can make a file or a folder at a path that a person has named.
 * Folders on the way there may be missing: who makes it makes them, too.
 */
export const demandPlaceFor = (path: string): void => {
  const above = nearestAbove(resolve(path));
  if (!asked(() => statSync(above).isDirectory()))
    throw new SpokenError(
      `${above} ist kein Ordner, also kann darin nichts liegen. Nimm einen anderen Ordner.`,
    );
  if (!may(above, constants.W_OK | constants.X_OK))
    throw new SpokenError(
      `In ${above} darf dieser Benutzer nichts anlegen. Gib ihm das Recht, oder nimm einen anderen Ordner.`,
    );
};

/** Throws with a German message unless this process can make a new file with a name that a person has given. */
export const demandNewFile = (file: string): void => {
  if (isThere(file)) throw new SpokenError(`${file} gibt es schon. Nimm einen anderen Namen.`);
  demandPlaceFor(file);
};
