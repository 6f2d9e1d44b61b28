import type { Database } from '../../../src/services/ports';
import { anExercise, anOwner, aScreening, aServerScreeningRun, aUser, aUserScreening } from '../../builders';

/** Stores one of everything that an update brings, except videos. */
export const fill = async (database: Database) => {
  await database.replaceUsers([aUser()]);
  const fetched = {
    userScreenings: [aUserScreening()],
    screenings: [aScreening()],
    runs: [aServerScreeningRun()],
    athleteIds: [],
  };
  await database.replaceScreenings(fetched, anOwner());
  await database.replaceExercises([anExercise()], anOwner());
};
