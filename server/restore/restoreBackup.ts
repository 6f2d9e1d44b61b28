import type { Place } from '../database/place';
import { demandFile } from '../system/namedFile';
import { gatherJournals } from './gatherJournals';
import { restoreDump } from './restoreDump';
import type { Restored } from './restored';
import { restoreFile } from './restoreFile';

/**
 * Puts a backup in the place of the database, made safe by `renewInstance` [ON-6]. The former database stays under a
 * dated name, and so does the journal, to which those of other processes are added. Throws with a German message, and
 * changes nothing, while a server runs, or when the file is no whole backup, or one of a newer version. Killed at any
 * moment, it leaves the former or the new database, and can be repeated.
 */
export const restoreBackup = async (
  { dataDir, databaseUrl }: Place,
  file: string,
  now: number,
  journals: readonly string[] = [],
): Promise<Restored> => {
  for (const each of [file, ...journals]) demandFile(each);
  const begin = () => gatherJournals(dataDir, journals);
  if (databaseUrl === undefined) return restoreFile(dataDir, file, now, begin);
  return restoreDump({ dataDir, databaseUrl }, file, now, begin);
};
