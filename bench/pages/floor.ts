/** What storing answers costs at least: IndexedDB itself, one transaction of puts per table. */
import { offer } from './answers';
import { openDatabase, stored } from './database';

offer(async (tables) => {
  const database = await openDatabase('floor', [...tables.keys()]);
  for (const [table, rows] of tables) {
    const transaction = database.transaction(table, 'readwrite');
    const store = transaction.objectStore(table);
    for (const row of rows) store.put(row);
    await stored(transaction);
  }
});
