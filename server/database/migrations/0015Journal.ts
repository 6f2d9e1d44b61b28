import { type Kysely, type Migration, sql } from 'kysely';

/**
 * The table of erasures with an id, by which the journal finds the new ones, and with the hashes of ended tokens
 * [ON-6].
 */
const makeErasuresAnew = async (db: Kysely<unknown>) => {
  await db.schema
    .createTable('newErasure')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('userId', 'integer')
    .addColumn('clientId', 'text')
    .addColumn('tokenHash', 'text', (column) => column.unique())
    .addUniqueConstraint('erasureOfRun', ['userId', 'clientId'])
    .execute();
  const columns = sql.join(['userId', 'clientId'].map((name) => sql.ref(name)));
  await sql`insert into ${sql.table('newErasure')} (${columns})
    select ${columns} from ${sql.table('erasure')}`.execute(db);
  await db.schema.dropTable('erasure').execute();
  await db.schema.alterTable('newErasure').renameTo('erasure').execute();
};

/**
 * What a restore needs: the journal of erasures, the time of a backup, and where the revisions of notes go on [ON-6].
 */
export const journal: Migration = {
  async up(db: Kysely<unknown>) {
    await makeErasuresAnew(db);
    await db.schema.alterTable('instance').addColumn('backedUpAt', 'bigint').execute();
    await db.schema
      .alterTable('instance')
      .addColumn('firstNoteRevision', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
