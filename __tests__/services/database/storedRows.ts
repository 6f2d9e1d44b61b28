import { openDB } from 'idb';

/** Returns the rows of a table of `as_db` as they are stored, also those that the app cannot read. */
export const rowsOf = async (table: string): Promise<object[]> => {
  const db = await openDB('as_db');
  const rows = await db.getAll(table);
  db.close();
  return rows;
};
