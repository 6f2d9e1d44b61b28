import * as z from 'zod/mini';
import type { Feedback, FeedbackQuestion } from '../../src/contract/feedback';
import { readJson } from '../database/json';
import type { Database } from '../database/tables';

/** Returns the feedback questions in their order [API-32]. */
export const findFeedbackQuestions = async (db: Database): Promise<FeedbackQuestion[]> => {
  const rows = await db.selectFrom('feedbackQuestion').selectAll().orderBy('position').execute();
  return rows.map(({ question, options }) => ({
    question,
    options: readJson(z.array(z.string()), options),
  }));
};

/** Stores the feedback on an exercise run and replaces an earlier one [CO-14]. The run must exist. */
export const saveFeedback = async (
  db: Database,
  { exerciseRunId, comment, answers }: Feedback,
): Promise<void> => {
  const content = { comment, answers: JSON.stringify(answers) };
  await db
    .insertInto('feedback')
    .values({ exerciseRunId, ...content })
    .onConflict((conflict) => conflict.column('exerciseRunId').doUpdateSet(content))
    .execute();
};
