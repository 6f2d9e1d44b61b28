import type { Kysely, Migration } from 'kysely';
import { sql } from 'kysely';

/** The options of the sample content that ask for attention [DE-2]. */
const sample = ['Viel zu leicht', 'Viel zu schwer'];

/** The options of a feedback question that ask for the trainer's attention. Clubs with the sample content have some. */
export const attention: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('feedbackQuestion')
      .addColumn('attention', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    const offered = sql.join(
      sample.map((option) => sql`exists (select 1 from json_each("options") where "value" = ${option})`),
      sql` and `,
    );
    await sql`update "feedbackQuestion" set "attention" = ${JSON.stringify(sample)} where ${offered}`.execute(
      db,
    );
  },
};
