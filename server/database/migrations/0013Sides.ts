import type { Kysely, Migration } from 'kysely';

/** Exercises that are done on each side [SI-1]. */
export const sides: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('exercise').addColumn('sides', 'integer').execute();
  },
};
