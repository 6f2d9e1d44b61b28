import type { BasisDraft, FeedbackDraft } from '../../src/contract/content';
import { type ContentIds, compileBasis, compileFeedback } from '../../src/domain/content/compile';
import type { Database } from '../database/tables';

/** Puts another basis list in the place of the present one. */
export const replaceBasis = async (db: Database, draft: BasisDraft, ids: ContentIds): Promise<void> => {
  const rows = compileBasis(draft, ids).map(({ exerciseId }, position) => ({ exerciseId, position }));
  await db.deleteFrom('basisExercise').execute();
  if (rows.length > 0) await db.insertInto('basisExercise').values(rows).execute();
};

/** Puts other feedback questions in the place of the present ones. */
export const replaceFeedback = async (db: Database, draft: FeedbackDraft): Promise<void> => {
  const rows = compileFeedback(draft).map(({ question, options, attention = [] }, position) => ({
    question,
    options: JSON.stringify(options),
    attention: JSON.stringify(attention),
    position,
  }));
  await db.deleteFrom('feedbackQuestion').execute();
  if (rows.length > 0) await db.insertInto('feedbackQuestion').values(rows).execute();
};
