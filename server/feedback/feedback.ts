import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { type Feedback, type FeedbackQuestion, feedbackSchema } from '../../src/contract/feedback';
import { readJson } from '../database/json';
import { noteReceived } from '../database/receivedEntries';
import type { Database, FeedbackTable } from '../database/tables';

const texts = z.array(z.string());

/** Returns the feedback questions in their order [API-32]. */
export const findFeedbackQuestions = async (db: Database): Promise<FeedbackQuestion[]> => {
  const rows = await db.selectFrom('feedbackQuestion').selectAll().orderBy('position').execute();
  return rows.map(({ question, options, attention }) => ({
    question,
    options: readJson(texts, options),
    attention: readJson(texts, attention),
  }));
};

/** Returns stored feedback as it is sent. */
export const toFeedback = ({ exerciseRunId, comment, answers }: Selectable<FeedbackTable>): Feedback => ({
  exerciseRunId,
  comment,
  answers: readJson(feedbackSchema.shape.answers, answers),
});

/** Returns the feedback on an exercise run, or undefined when there is none. */
const findFeedback = async (db: Database, exerciseRunId: number): Promise<Feedback | undefined> => {
  const row = await db
    .selectFrom('feedback')
    .selectAll()
    .where('exerciseRunId', '=', exerciseRunId)
    .executeTakeFirst();
  return row && toFeedback(row);
};

/** Stores the feedback on an exercise run and replaces an earlier one [CO-14]. The run must exist. */
const replaceFeedback = async (
  db: Database,
  { exerciseRunId, comment, answers }: Feedback,
): Promise<void> => {
  const content = { comment, answers: JSON.stringify(answers), tag: randomUUID() };
  await db
    .insertInto('feedback')
    .values({ exerciseRunId, ...content })
    .onConflict((conflict) => conflict.column('exerciseRunId').doUpdateSet(content))
    .execute();
};

/**
 * Stores feedback, unless this user has sent it before under the same `clientId` [ON-3]: a late copy does not replace newer
 * feedback. Returns what is stored then. The run must exist.
 */
export const saveFeedback = (db: Database, writtenBy: number, feedback: Feedback): Promise<Feedback> =>
  db.transaction().execute(async (transaction) => {
    const { clientId, exerciseRunId } = feedback;
    const isNew = clientId === undefined || (await noteReceived(transaction, writtenBy, clientId));
    if (isNew) await replaceFeedback(transaction, feedback);
    return (await findFeedback(transaction, exerciseRunId)) ?? feedback;
  });
