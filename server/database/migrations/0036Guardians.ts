import type { Kysely, Migration } from 'kysely';

/** What guardians are asked by mail, who waits for their answer since when, and whether the club demands it [LV-3]. */
export const guardians: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .createTable('guardianQuestion')
      .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      .addColumn('userId', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('consentId', 'integer', (column) => column.notNull().unique().references('consent.id'))
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('tokenHash', 'text', (column) => column.unique())
      .addColumn('mail', 'text', (column) => column.notNull())
      .addColumn('failingSince', 'bigint')
      .addColumn('tries', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('nextAt', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('confirmedAt', 'bigint')
      .execute();
    await schema
      .createIndex('guardianQuestionOfUser')
      .on('guardianQuestion')
      .columns(['userId', 'id'])
      .execute();
    for (const column of ['guardianMissingSince', 'guardianSeenAt', 'guardianRestAt'])
      await schema.alterTable('user').addColumn(column, 'bigint').execute();
    await schema
      .alterTable('club')
      .addColumn('guardianDemand', 'text', (column) => column.notNull().defaultTo('none'))
      .execute();
  },
};
