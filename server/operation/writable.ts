import type { Dependencies } from '../config/dependencies';
import type { Database } from '../database/tables';
import { readDisk } from '../system/disk';

/** With less the next write may fail: a journal, a mail and a few pages of the database. */
const leastBytes = 64 * 1024;

interface Writable {
  db: Database;
  config: Pick<Dependencies['config'], 'dataDir'>;
}

/** Writes, and changes nothing. A question alone would be answered also where nothing can be stored. */
const writeTo = async (db: Database): Promise<void> => {
  await db
    .updateTable('instance')
    .set((row) => ({ id: row.ref('id') }))
    .execute();
};

/**
 * Throws when the server cannot store anything: its database takes nothing, or its disk is full [RU-21, RU-23].
 */
export const demandWritable = async ({ db, config: { dataDir } }: Writable): Promise<void> => {
  await writeTo(db);
  if ((await readDisk(dataDir)).freeBytes >= leastBytes) return;
  throw Object.assign(new Error(`The disk of ${dataDir} is full.`), { code: 'ENOSPC' });
};

/** Returns a `demandWritable` that writes once for all who ask meanwhile: anybody may ask, and often. */
export const demandWritableTogether = (writable: Writable): (() => Promise<void>) => {
  let asking: Promise<void> | null = null;
  return () => {
    asking ??= demandWritable(writable).finally(() => {
      asking = null;
    });
    return asking;
  };
};
