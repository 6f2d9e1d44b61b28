import type { Database } from '../database/tables';
import type { List } from '../http/lists';
import { feedbackToJson } from './feedback';

/** How many are read at once. Feedback can be as large as its call allows. */
const pageSize = 20;

const ordered = (db: Database) =>
  db
    .selectFrom('feedback')
    .innerJoin('exerciseRun', 'exerciseRun.id', 'feedback.exerciseRunId')
    .orderBy('exerciseRun.startedAt')
    .orderBy('exerciseRun.id');

async function* readPages(db: Database, ids: readonly number[]) {
  for (let start = 0; start < ids.length; start += pageSize) {
    const rows = await ordered(db)
      .where('feedback.exerciseRunId', 'in', ids.slice(start, start + pageSize))
      .selectAll('feedback')
      .execute();
    yield rows.map((row) => feedbackToJson(row));
  }
}

/** Lists the feedback on a user's exercise runs, in the order of the runs [DE-5]. */
export const listFeedback = async (db: Database, userId: number): Promise<List> => {
  const state = await ordered(db)
    .where('exerciseRun.userId', '=', userId)
    .select(['feedback.exerciseRunId', 'feedback.tag'])
    .execute();
  const ids = state.map(({ exerciseRunId }) => exerciseRunId);
  return { state, pages: readPages(db, ids) };
};
