import type { Kysely, Migration } from 'kysely';
import type { FeedbackQuestionTable } from '../tables/content';

/** The options of the sample content that ask for attention [DE-2]. */
const sample = ['Viel zu leicht', 'Viel zu schwer'];

/** The options of a feedback question that ask for the trainer's attention. Clubs with the sample content have some. */
export const attention: Migration = {
  async up(db: Kysely<{ feedbackQuestion: FeedbackQuestionTable }>) {
    await db.schema
      .alterTable('feedbackQuestion')
      .addColumn('attention', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
    const questions = await db.selectFrom('feedbackQuestion').select(['question', 'options']).execute();
    for (const { question, options } of questions) {
      const offered: unknown[] = JSON.parse(options);
      if (!sample.every((option) => offered.includes(option))) continue;
      await db
        .updateTable('feedbackQuestion')
        .set({ attention: JSON.stringify(sample) })
        .where('question', '=', question)
        .execute();
    }
  },
};
