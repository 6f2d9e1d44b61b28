import type { Kysely, Migration } from 'kysely';

/** An erasure names the id of its screening run, so that a training that follows from it is taken [TS-7]. */
export const erasedScreeningRuns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('erasure').addColumn('screeningRunId', 'integer').execute();
  },
};
