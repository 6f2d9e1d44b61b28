import type { Kysely, Migration } from 'kysely';

/** The journal has the people who were erased, and an erasure that is to come waits in a table of its own [MB-7]. */
export const erasedPeople: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema.alterTable('erasure').addColumn('personId', 'integer').execute();
    await schema.createIndex('erasureOfPerson').on('erasure').column('personId').unique().execute();
    await schema
      .createTable('plannedErasure')
      .addColumn('userId', 'integer', (column) => column.primaryKey().references('user.id'))
      .addColumn('plannedBy', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('dueAt', 'bigint')
      .addColumn('seenDueAt', 'bigint')
      .execute();
  },
};
