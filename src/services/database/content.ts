import { exerciseSchema, screeningSchema, userSchema, userScreeningSchema } from '../../contract/schemas';
import { fetchedRow, isVisibleTo } from '../../domain/runs';
import type { Database } from '../ports';
import type { Connection } from './connection';
import { deleteReplaceable, leaveIds } from './runs';
import { readAll, readers, unreadableRows } from './storedRuns';

const allTables = [
  'user',
  'userScreening',
  'screening',
  'screeningRun',
  'exercise',
  'exerciseRun',
  'video',
] as const;

type ContentMethods = Pick<
  Database,
  'load' | 'replaceUsers' | 'replaceScreenings' | 'saveUserScreening' | 'replaceExercises' | 'clear'
>;

/**
 * Returns the readable rows of a table. The next update brings the damaged ones back, because the server has them.
 */
const readContent = <Content>(
  rows: unknown[],
  schema: { safeParse(row: unknown): { data?: Content } },
): Content[] => readAll(rows, (row) => schema.safeParse(row).data ?? null);

/** Stores the data of the server. Each topic is replaced in one transaction [UP-16]. */
export const createContentMethods = (
  withDatabase: Connection,
  lacksExercises: () => boolean,
): ContentMethods => ({
  load: (userId) =>
    withDatabase(async (db) => {
      const tx = db.transaction(allTables);
      const [users, userScreenings, screenings, screeningRuns, exercises, exerciseRuns, videos] =
        await Promise.all([
          tx.objectStore('user').getAll(),
          tx.objectStore('userScreening').getAll(),
          tx.objectStore('screening').getAll(),
          tx.objectStore('screeningRun').getAll(),
          tx.objectStore('exercise').getAll(),
          tx.objectStore('exerciseRun').getAll(),
          tx.objectStore('video').getAllKeys(),
        ]);
      return {
        users: readContent(users, userSchema),
        userScreenings: readContent(userScreenings, userScreeningSchema),
        screenings: readContent(screenings, screeningSchema),
        exercises: readContent(exercises, exerciseSchema),
        runs: {
          screeningRun: readAll(screeningRuns, readers.screeningRun).filter(isVisibleTo(userId)),
          exerciseRun: readAll(exerciseRuns, readers.exerciseRun).filter(isVisibleTo(userId)),
        },
        unreadableRuns: [
          ...unreadableRows(screeningRuns, readers.screeningRun, userId),
          ...unreadableRows(exerciseRuns, readers.exerciseRun, userId),
        ],
        lacksExercises: lacksExercises(),
        videos,
      };
    }),

  replaceUsers: (users) =>
    withDatabase(async (db) => {
      const tx = db.transaction('user', 'readwrite');
      await Promise.all([tx.store.clear(), ...users.map((user) => tx.store.put(user)), tx.done]);
    }),

  replaceScreenings: ({ userScreenings, screenings, runs }) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['userScreening', 'screening', 'screeningRun', 'exerciseRun'], 'readwrite');
      const runStore = tx.objectStore('screeningRun');
      const stored = new Map(
        readAll(await runStore.getAll(), readers.screeningRun).map((run) => [run.clientId, run]),
      );
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      const gone = await deleteReplaceable(runStore, readers.screeningRun, ({ clientId }) =>
        fresh.has(clientId),
      );
      await leaveIds(gone, tx.objectStore('exerciseRun'));
      const writes = runs.map((run) => runStore.put(fetchedRow(run, stored.get(run.clientId))));
      await Promise.all([
        ...writes,
        tx.objectStore('userScreening').clear(),
        ...userScreenings.map((userScreening) => tx.objectStore('userScreening').put(userScreening)),
        tx.objectStore('screening').clear(),
        ...screenings.map((screening) => tx.objectStore('screening').put(screening)),
        tx.done,
      ]);
    }),

  saveUserScreening: (userScreening) =>
    withDatabase(async (db) => {
      await db.put('userScreening', userScreening);
    }),

  replaceExercises: (exercises, userId) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['exercise', 'exerciseRun'], 'readwrite');
      await deleteReplaceable(
        tx.objectStore('exerciseRun'),
        readers.exerciseRun,
        ({ recordedBy }) => recordedBy === userId,
      );
      await Promise.all([
        tx.objectStore('exercise').clear(),
        ...exercises.map((exercise) => tx.objectStore('exercise').put(exercise)),
        tx.done,
      ]);
    }),

  clear: () =>
    withDatabase(async (db) => {
      const tx = db.transaction(allTables, 'readwrite');
      const trainings = tx.objectStore('exerciseRun');
      const gone = await deleteReplaceable(tx.objectStore('screeningRun'), readers.screeningRun, () => false);
      await deleteReplaceable(trainings, readers.exerciseRun, () => false);
      await leaveIds(gone, trainings);
      const emptied = (['user', 'userScreening', 'screening', 'exercise', 'video'] as const).map((table) =>
        tx.objectStore(table).clear(),
      );
      await Promise.all([...emptied, tx.done]);
    }),
});
