import { assignedScreenings } from '../../src/domain/athletes';
import type { RootState } from '../rootReducer';

/** How much of the server this device holds, for the log of an update that loads only what changed [UP-3]. */
export const selectAmounts = ({ exercise, runs, screening, users }: RootState) => ({
  users: users.users.length,
  screenings: new Set(assignedScreenings(screening.userScreenings).map(({ screeningId }) => screeningId))
    .size,
  runs: runs.screeningRun.filter(({ id }) => id !== undefined).length,
  exercises: exercise.exercises.length,
});
