import { type Kysely, type Migration, sql } from 'kysely';

/** The uploads that are not clips yet, in parts: each of several processes may get the next one [CT-3]. */
export const clipUploads: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('clipUpload')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('metadata', 'text', (column) => column.notNull())
      .addColumn('size', 'integer', (column) => column.notNull())
      .addColumn('received', 'integer', (column) => column.notNull())
      .addColumn('begunAt', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('clipUploadPart')
      .addColumn('uploadId', 'text', (column) =>
        column.notNull().references('clipUpload.id').onDelete('cascade'),
      )
      .addColumn('start', 'integer', (column) => column.notNull())
      .addColumn('content', 'bytea', (column) => column.notNull())
      .addPrimaryKeyConstraint('clipUploadPartKey', ['uploadId', 'start'])
      .execute();
    await sql`alter table "clipUploadPart" alter column "content" set storage external`.execute(db);
  },
};
