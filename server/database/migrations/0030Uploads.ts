import type { Kysely, Migration } from 'kysely';

/** The clips that the club has added by itself: who is seen, who took them, and whether they were withdrawn [CT-12]. */
export const uploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clip')
      .addColumn('fileName', 'text', (column) => column.primaryKey())
      .addColumn('hash', 'text', (column) => column.notNull().unique())
      .addColumn('uploadId', 'text', (column) => column.notNull().unique())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('seen', 'text', (column) => column.notNull())
      .addColumn('takenBy', 'integer', (column) => column.references('user.id'))
      .addColumn('takenAt', 'bigint', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('seconds', 'double precision', (column) => column.notNull())
      .addColumn('playsEverywhere', 'integer', (column) => column.notNull())
      .addColumn('still', 'text')
      .addColumn('withdrawnAt', 'bigint')
      .addColumn('unusedSince', 'bigint')
      .execute();
  },
};
