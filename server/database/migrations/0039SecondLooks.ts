import { type Kysely, type Migration, sql } from 'kysely';

/** At which screening a run looks again, and from what it is rated [ZB-1, ZB-2]. Few runs are second looks. */
export const secondLooks: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('screeningRun').addColumn('secondOf', 'text').execute();
    await db.schema.alterTable('screeningRun').addColumn('ratedFrom', 'text').execute();
    await db.schema
      .createIndex('screeningRun_secondOf')
      .on('screeningRun')
      .column('secondOf')
      .where(sql.ref('secondOf'), 'is not', null)
      .execute();
  },
};
