import type { Kysely, Migration } from 'kysely';

/** The erasure of a screening run is found without reading all, when a training that follows from it comes [TS-7]. */
export const erasureIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('erasureOfScreeningRun').on('erasure').columns(['screeningRunId']).execute();
  },
};
