import { adoptContent } from '../content/adoptContent';
import type { Database } from '../database/tables';
import { toExerciseRow } from '../exercise/exercises';
import { demoBasis } from './content/basis';
import { demoExercises } from './content/exercises';
import { demoFeedbackQuestions } from './content/feedbackQuestions';
import { demoScreening } from './content/tests';

/** The demo screening, the exercises, the basis list and the feedback questions [RU-10], as content of the club. */
export const seedContent = async (db: Database, now: number): Promise<void> => {
  const { id, name = '', tests } = demoScreening;
  await db
    .insertInto('screening')
    .values({ id, name, tests: JSON.stringify(tests) })
    .execute();
  await db.insertInto('exercise').values(demoExercises.map(toExerciseRow)).execute();
  await db
    .insertInto('basisExercise')
    .values(demoBasis.map(({ exerciseId }, position) => ({ exerciseId, position })))
    .execute();
  await db
    .insertInto('feedbackQuestion')
    .values(
      demoFeedbackQuestions.map(({ question, options, attention = [] }, position) => ({
        question,
        options: JSON.stringify(options),
        attention: JSON.stringify(attention),
        position,
      })),
    )
    .execute();
  await adoptContent(db, now);
};
