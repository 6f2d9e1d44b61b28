import type { Kysely, Migration } from 'kysely';

/** The log of what changed [DE-6]. `installChangeLog` fills it by triggers, and prunes it. */
export const changes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('change')
      // Counted up and never given again, so that an old cursor does not fit a newer entry.
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('tag', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('rowId', 'integer', (column) => column.notNull())
      .addColumn('ownerId', 'integer')
      .execute();
  },
};
