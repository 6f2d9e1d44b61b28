import { type Kysely, type Migration, sql } from 'kysely';

/** The clips, in parts: nobody has to hold a whole one in memory. */
const createVideos = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('video')
    .addColumn('fileName', 'text', (column) => column.primaryKey())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('videoPart')
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('videoPartKey', ['hash', 'position'])
    .execute();
  // Clips are compressed already.
  await sql`alter table "videoPart" alter column "content" set storage external`.execute(db);
};

/** A crash may empty the table, as it would the memory of a process. So an attempt does not wait for the disk. */
const createAttempts = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('attempt')
    .modifyFront(sql`unlogged`)
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('endsAt', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attemptEnd').on('attempt').column('endsAt').execute();
};

/** What processes share on PostgreSQL. With SQLite the only process has it in its memory and in the data folder. */
export const shared: Migration = {
  async up(db: Kysely<unknown>) {
    await createVideos(db);
    await createAttempts(db);
  },
};
