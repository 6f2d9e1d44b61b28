import type { Kysely, Migration } from 'kysely';

/** The runs that were erased on purpose [ON-5]. Their users may be erased, too, so no user is referenced. */
export const erasures: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('erasure')
      .addColumn('userId', 'integer', (column) => column.notNull())
      .addColumn('clientId', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('erasureKey', ['userId', 'clientId'])
      .execute();
  },
};
