/** RxDB on its Dexie storage: one `bulkUpsert` per collection. Its keys must be texts. */
import { createRxDatabase } from 'rxdb/plugins/core';
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie';
import { offer } from '../pages/answers';

const schema = {
  version: 0,
  primaryKey: 'key',
  type: 'object',
  properties: { key: { type: 'string', maxLength: 20 } },
};

offer(async (tables) => {
  const database = await createRxDatabase({ name: 'rxdb', storage: getRxStorageDexie() });
  const collections = await database.addCollections(
    Object.fromEntries([...tables.keys()].map((table) => [table, { schema }])),
  );
  for (const [table, rows] of tables) {
    const { error } = await collections[table].bulkUpsert(
      rows.map((row, index) => ({ ...row, key: String(index) })),
    );
    if (error.length > 0) throw new Error(JSON.stringify(error[0]));
  }
});
