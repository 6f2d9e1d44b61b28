import type { Database } from './tables';

/**
 * Writes to the database, and changes nothing in it. Throws when the disk is full, or when the process may not write
 * there: a question alone would be answered then, too.
 */
export const tryToWrite = async (db: Database): Promise<void> => {
  await db
    .updateTable('instance')
    .set((row) => ({ id: row.ref('id') }))
    .execute();
};

/** Returns a `tryToWrite` that writes once for all who ask meanwhile: whoever may ask may ask a lot. */
export const writeOnceAtATime = (db: Database): (() => Promise<void>) => {
  let writing: Promise<void> | null = null;
  return () => {
    writing ??= tryToWrite(db).finally(() => {
      writing = null;
    });
    return writing;
  };
};
