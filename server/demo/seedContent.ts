import type { Database } from '../database/tables';
import { toExerciseRow } from '../exercise/exercises';
import type { WireContent } from '../samples/wireContent';

/** Fills an empty database with screenings, exercises, the basis list and the feedback questions [RU-10, CL-1]. */
export const seedContent = async (
  db: Database,
  { screenings, exercises, basis, feedbackQuestions }: WireContent,
): Promise<void> => {
  const screeningRows = screenings.map(({ id, name = '', tests }) => ({
    id,
    name,
    tests: JSON.stringify(tests),
  }));
  await db.insertInto('screening').values(screeningRows).execute();
  await db.insertInto('exercise').values(exercises.map(toExerciseRow)).execute();
  await db
    .insertInto('basisExercise')
    .values(basis.map(({ exerciseId }, position) => ({ exerciseId, position })))
    .execute();
  await db
    .insertInto('feedbackQuestion')
    .values(
      feedbackQuestions.map(({ question, options, attention = [] }, position) => ({
        question,
        options: JSON.stringify(options),
        attention: JSON.stringify(attention),
        position,
      })),
    )
    .execute();
};
