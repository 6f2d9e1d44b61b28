import type { Kysely, Migration } from 'kysely';

/** How a training hurt on the morning after it [PN-3]. */
export const morningPain: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('exerciseRun').addColumn('morningPain', 'text').execute();
  },
};
