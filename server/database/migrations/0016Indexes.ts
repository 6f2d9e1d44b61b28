import type { Kysely, Migration } from 'kysely';

/** The trainers of an athlete are found without reading all links: the key of the table begins with the trainer. */
export const indexes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('trainerOfAthlete')
      .on('trainerAthlete')
      .columns(['athleteId', 'trainerId'])
      .execute();
  },
};
