import type { Kysely, Migration } from 'kysely';

/** The outbox entries that the server has taken, so that a repeated one changes nothing [ON-3]. */
export const receivedEntries: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('receivedEntry')
      .addColumn('writtenBy', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('clientId', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('receivedEntryKey', ['writtenBy', 'clientId'])
      .execute();
  },
};
