import { adoptContent } from '../content/adoptContent';
import type { WireContent } from '../contentFolder/wireContent';
import type { Database } from '../database/tables';
import { toExerciseRow } from '../exercise/exercises';

/**
 * Fills an empty database with screenings, exercises, the basis list and the feedback questions [RU-10, CL-1]; each is
 * an item that the club can change.
 */
export const seedContent = async (
  db: Database,
  { screenings, exercises, basis, feedbackQuestions }: WireContent,
  now: number,
): Promise<void> => {
  const screeningRows = screenings.map(({ id, name = '', tests }) => ({
    id,
    name,
    tests: JSON.stringify(tests),
  }));
  const basisRows = basis.map(({ exerciseId }, position) => ({ exerciseId, position }));
  const questionRows = feedbackQuestions.map(({ question, options, attention = [] }, position) => ({
    question,
    options: JSON.stringify(options),
    attention: JSON.stringify(attention),
    position,
  }));
  const exerciseRows = exercises.map(toExerciseRow);
  // An empty list is no statement.
  if (screeningRows.length > 0) await db.insertInto('screening').values(screeningRows).execute();
  if (exerciseRows.length > 0) await db.insertInto('exercise').values(exerciseRows).execute();
  if (basisRows.length > 0) await db.insertInto('basisExercise').values(basisRows).execute();
  if (questionRows.length > 0) await db.insertInto('feedbackQuestion').values(questionRows).execute();
  await adoptContent(db, now);
};
