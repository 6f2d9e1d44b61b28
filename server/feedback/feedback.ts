import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import type { Feedback, FeedbackQuestion } from '../../src/contract/feedback';
import { inTransactionOf } from '../database/inTransactionOf';
import { readJson, rowToJson } from '../database/json';
import { noteReceived } from '../database/receivedEntries';
import type { Database } from '../database/tables';
import type { FeedbackTable } from '../database/tables/runs';

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
export const feedbackToJson = ({ exerciseRunId, comment, answers }: Selectable<FeedbackTable>): string =>
  rowToJson({ exerciseRunId, comment }, { answers });

/** Returns the feedback on an exercise run, or undefined when it has no feedback. */
const findFeedback = (db: Database, exerciseRunId: number) =>
  db.selectFrom('feedback').selectAll().where('exerciseRunId', '=', exerciseRunId).executeTakeFirst();

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
 * Stores feedback, unless this user has sent it before under the same `clientId` [ON-3]: a late copy does not replace
 * newer feedback. Returns what is stored then, as it is sent. The run must exist, and belong to `owner`.
 */
export const saveFeedback = (
  db: Database,
  { writtenBy, owner }: { writtenBy: number; owner: number },
  feedback: Feedback,
): Promise<string> =>
  inTransactionOf(db, [writtenBy, owner], async (transaction) => {
    const { clientId, exerciseRunId } = feedback;
    const isNew = clientId === undefined || (await noteReceived(transaction, writtenBy, clientId));
    if (isNew) await replaceFeedback(transaction, feedback);
    const stored = await findFeedback(transaction, exerciseRunId);
    return stored ? feedbackToJson(stored) : JSON.stringify(feedback);
  });
