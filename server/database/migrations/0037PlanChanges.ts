import type { Kysely, Migration } from 'kysely';

/** What trainers changed in the plan of an athlete, how often, and how often a week they are to train [PL-1, PL-5]. */
export const planChanges: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('userScreening').addColumn('planChanges', 'text').execute();
    await db.schema.alterTable('userScreening').addColumn('weeklyGoal', 'integer').execute();
    await db.schema
      .alterTable('userScreening')
      .addColumn('planRevision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
