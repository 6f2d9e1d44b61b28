import { randomUUID } from 'node:crypto';
import type { Kysely, Migration } from 'kysely';
import type { InstanceTable } from '../tables/keeping';

/** The name of this database, so that a device knows its server [ON-5]. */
export const instance: Migration = {
  async up(db: Kysely<{ instance: InstanceTable }>) {
    await db.schema
      .createTable('instance')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('epoch', 'text', (column) => column.notNull())
      .execute();
    await db.insertInto('instance').values({ id: randomUUID(), epoch: randomUUID() }).execute();
  },
};
