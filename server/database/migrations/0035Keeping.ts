import type { Kysely, Migration } from 'kysely';

/**
 * When members without activity are erased, when somebody wanted to keep them all the same, and when the clock was last
 * read [CL-4].
 */
export const keeping: Migration = {
  async up(db: Kysely<unknown>) {
    for (const column of ['keptAt', 'forgetAt', 'seenForgetAt']) {
      await db.schema.alterTable('user').addColumn(column, 'bigint').execute();
    }
    await db.schema.alterTable('instance').addColumn('clockReadAt', 'bigint').execute();
  },
};
