import { join } from 'node:path';

/** The database of a server. While it is open, the two files with `databaseCompanions` may belong to it. */
export const databaseFileIn = (dataDir: string): string => join(dataDir, 'athletik.sqlite');

/** What SQLite appends to the name of a database for the files that it keeps beside it. */
export const databaseCompanions = ['-wal', '-shm'] as const;
