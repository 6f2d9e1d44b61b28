import type { Kysely, Migration } from 'kysely';

/** The journal has what was withdrawn, so that no restored backup brings it back [CS-5, ON-6]. */
export const withdrawals: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('erasure').addColumn('withdrawn', 'text').execute();
    await db.schema.alterTable('erasure').addColumn('withdrawnAt', 'bigint').execute();
  },
};
