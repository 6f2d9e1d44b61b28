import type { Database } from '../../src/services/ports';
import { anExercise, aScreening, aServerScreeningRun, aUser, aUserScreening } from '../builders';

/** Stores one of everything that an update brings, except videos. */
export const fill = async (database: Database) => {
  await database.replaceUsers([aUser()]);
  await database.replaceScreenings({
    userScreenings: [aUserScreening()],
    screenings: [aScreening()],
    runs: [aServerScreeningRun()],
  });
  await database.replaceExercises([anExercise()], aUser().id);
};
