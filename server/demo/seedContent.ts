import type { Database } from '../database/tables';
import { toExerciseRow } from '../exercise/exercises';
import { demoContent } from './content/demoContent';

/** The demo screening, the exercises, the basis list and the feedback questions [RU-10]. */
export const seedContent = async (db: Database): Promise<void> => {
  const { screening, exercises, basis, feedbackQuestions } = demoContent();
  const { id, name = '', tests } = screening;
  await db
    .insertInto('screening')
    .values({ id, name, tests: JSON.stringify(tests) })
    .execute();
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
