import { closeSync, fsyncSync, openSync } from 'node:fs';

const sync = (path: string, flags: string): void => {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
};

/** Returns once the content of a file is on the disk. */
export const syncFile = (path: string): void => sync(path, 'r+');

/**
 * Returns once it is on the disk which files a folder has: a new or renamed file may otherwise be gone after a power
 * cut. Windows opens no folders, and needs none of this.
 */
export const syncFolder = (path: string): void => {
  if (process.platform !== 'win32') sync(path, 'r');
};
