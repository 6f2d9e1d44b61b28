import { rmSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder in which a backup of SQLite is restored for a try, and which is gone afterwards. */
export const rehearsalFolderIn = (dataDir: string): string => join(dataDir, 'rehearsal.unfinished');

/** Removes what a rehearsal has left that was cut off. */
export const removeRehearsal = (dataDir: string): void =>
  rmSync(rehearsalFolderIn(dataDir), { recursive: true, force: true });
