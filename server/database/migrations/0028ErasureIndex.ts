import type { Kysely, Migration } from 'kysely';

/** The erasure of a screening run is found without reading all, also while trainings that follow from it arrive [TS-7]. */
export const erasureIndex: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('erasureOfScreeningRun').on('erasure').columns(['screeningRunId']).execute();
  },
};
