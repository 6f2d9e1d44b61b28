import { fromServer, isReplaceable, isVisibleTo } from '../../domain/localRuns';
import type { Database } from '../ports';
import type { Connection } from './connection';
import { deleteReplaceable } from './runs';

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
  'load' | 'replaceUsers' | 'replaceScreenings' | 'replaceExercises' | 'clear'
>;

/** What comes from the server: each topic is replaced in one transaction [UP-16]. */
export const createContentMethods = (withDatabase: Connection): ContentMethods => ({
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
        users,
        userScreenings,
        screenings,
        screeningRuns: screeningRuns.filter(isVisibleTo(userId)),
        exercises,
        exerciseRuns: exerciseRuns.filter(isVisibleTo(userId)),
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
      const tx = db.transaction(['userScreening', 'screening', 'screeningRun'], 'readwrite');
      const runStore = tx.objectStore('screeningRun');
      const stored = new Map((await runStore.getAll()).map((run) => [run.clientId, run]));
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      await deleteReplaceable(runStore, ({ clientId }) => fresh.has(clientId));
      const writes = runs.map((run) => {
        const own = stored.get(run.clientId);
        const isNewerHere = own !== undefined && !isReplaceable(own);
        return runStore.put(isNewerHere ? { ...own, id: run.id } : fromServer(run, own));
      });
      await Promise.all([
        ...writes,
        tx.objectStore('userScreening').clear(),
        ...userScreenings.map((userScreening) => tx.objectStore('userScreening').put(userScreening)),
        tx.objectStore('screening').clear(),
        ...screenings.map((screening) => tx.objectStore('screening').put(screening)),
        tx.done,
      ]);
    }),

  replaceExercises: (exercises, userId) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['exercise', 'exerciseRun'], 'readwrite');
      await deleteReplaceable(tx.objectStore('exerciseRun'), ({ recordedBy }) => recordedBy === userId);
      await Promise.all([
        tx.objectStore('exercise').clear(),
        ...exercises.map((exercise) => tx.objectStore('exercise').put(exercise)),
        tx.done,
      ]);
    }),

  clear: () =>
    withDatabase(async (db) => {
      const tx = db.transaction(allTables, 'readwrite');
      await deleteReplaceable(tx.objectStore('screeningRun'), () => false);
      await deleteReplaceable(tx.objectStore('exerciseRun'), () => false);
      const emptied = (['user', 'userScreening', 'screening', 'exercise', 'video'] as const).map((table) =>
        tx.objectStore(table).clear(),
      );
      await Promise.all([...emptied, tx.done]);
    }),
});
