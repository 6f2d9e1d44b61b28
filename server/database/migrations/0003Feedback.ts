import type { Kysely, Migration } from 'kysely';

/** The feedback questions and the feedback on exercise runs. */
export const feedback: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('feedbackQuestion')
      .addColumn('question', 'text', (column) => column.primaryKey())
      .addColumn('options', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('feedback')
      .addColumn('exerciseRunId', 'integer', (column) => column.primaryKey().references('exerciseRun.id'))
      .addColumn('comment', 'text', (column) => column.notNull())
      .addColumn('answers', 'text', (column) => column.notNull())
      .execute();
  },
};
