import type { Place } from '../database/place';
import type { Copier } from './copier';
import { sqliteCopier } from './copyDatabase';
import { postgresCopier } from './dumpDatabase';

/** Returns how the database of a place is backed up. */
export const copierOf = ({ dataDir, databaseUrl }: Place): Copier =>
  databaseUrl === undefined ? sqliteCopier(dataDir) : postgresCopier(databaseUrl);
