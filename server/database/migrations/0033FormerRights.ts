import { type Kysely, type Migration, sql } from 'kysely';

/**
 * When a trainer had the right to an athlete, and who posted the stored version of a run [MB-6]. A right that is there
 * already is from the beginning. Who posted last was not stored: nearly always that is who posted first.
 */
export const formerRights: Migration = {
  async up(db: Kysely<unknown>) {
    const { schema } = db;
    await schema
      .alterTable('trainerAthlete')
      .addColumn('since', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await schema
      .createTable('formerRight')
      .addColumn('trainerId', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('athleteId', 'integer', (column) => column.notNull().references('user.id'))
      .addColumn('since', 'bigint', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('formerRightPrimaryKey', ['trainerId', 'athleteId', 'until'])
      .execute();
    for (const table of ['screeningRun', 'exerciseRun']) {
      await schema.alterTable(table).addColumn('postedBy', 'integer').execute();
      await sql`update ${sql.table(table)} set ${sql.ref('postedBy')} = ${sql.ref('ratedBy')}`.execute(db);
    }
  },
};
