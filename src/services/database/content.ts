import { exerciseSchema, screeningSchema, userSchema, userScreeningSchema } from '../../contract/schemas';
import { neededScreenings } from '../../domain/changes';
import { notedRow } from '../../domain/notes';
import { isFormerOf, lostRuns } from '../../domain/runServers';
import { isOwnedBy, isVisibleTo, type LocalRun } from '../../domain/runs';
import { fetchedRow, staysOlder } from '../../domain/savedRows';
import type { Database } from '../ports';
import type { Connection } from './open';
import { makeWait } from './owners';
import { byStart, deleteReplaceable, leaveIds } from './runs';
import { readAll, readers, unreadableRows } from './storedRuns';

const contentTables = ['user', 'userScreening', 'screening', 'exercise'] as const;
const allTables = [...contentTables, 'screeningRun', 'exerciseRun', 'video'] as const;

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
  load: (owner) =>
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
      const runs = {
        screeningRun: readAll(screeningRuns, readers.screeningRun),
        exerciseRun: readAll(exerciseRuns, readers.exerciseRun),
      };
      const allRuns: LocalRun[] = [...runs.screeningRun, ...runs.exerciseRun];
      const content = {
        users: readContent(users, userSchema),
        userScreenings: readContent(userScreenings, userScreeningSchema),
        screenings: readContent(screenings, screeningSchema),
        exercises: readContent(exercises, exerciseSchema),
      };
      return {
        ...content,
        runs: {
          screeningRun: runs.screeningRun.filter(isVisibleTo(owner)),
          exerciseRun: runs.exerciseRun.filter(isVisibleTo(owner)),
        },
        formerRuns: allRuns.filter(isFormerOf(owner)).sort(byStart),
        unreadableRuns: [
          ...unreadableRows(screeningRuns, readers.screeningRun, owner),
          ...unreadableRows(exerciseRuns, readers.exerciseRun, owner),
        ],
        lacksExercises: lacksExercises(),
        isDamaged:
          content.users.length < users.length ||
          content.userScreenings.length < userScreenings.length ||
          content.screenings.length < screenings.length ||
          content.exercises.length < exercises.length ||
          runs.screeningRun.length < screeningRuns.length,
        videos,
      };
    }),

  replaceUsers: (users, mark) =>
    withDatabase(async (db) => {
      const tx = db.transaction('user', 'readwrite');
      const isMarked = mark === undefined || (await tx.store.get(mark)) !== undefined;
      const rows = isMarked ? users : users.filter(({ id }) => id !== mark);
      await Promise.all([tx.store.clear(), ...rows.map((user) => tx.store.put(user)), tx.done]);
    }),

  replaceScreenings: ({ userScreenings, screenings, runs, athleteIds }, owner) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['userScreening', 'screening', 'screeningRun', 'exerciseRun'], 'readwrite');
      const runStore = tx.objectStore('screeningRun');
      const exerciseRunStore = tx.objectStore('exerciseRun');
      const storedRuns = readAll(await runStore.getAll(), readers.screeningRun);
      const stored = new Map(storedRuns.map((run) => [run.clientId, run]));
      const lost = lostRuns(storedRuns, owner, athleteIds, runs);
      const waiting = new Set(lost.map(({ clientId }) => clientId));
      await makeWait(lost, runStore, exerciseRunStore);
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      const gone = await deleteReplaceable(runStore, readers.screeningRun, ({ clientId }) =>
        fresh.has(clientId),
      );
      await leaveIds(gone, exerciseRunStore);
      const screeningStore = tx.objectStore('screening');
      const keys = await screeningStore.getAllKeys();
      const needed = neededScreenings([...userScreenings, ...runs, ...(await runStore.getAll())]);
      await Promise.all([
        ...runs
          .filter(({ clientId }) => !waiting.has(clientId))
          .map((run) => runStore.put(fetchedRow(run, stored.get(run.clientId), owner.instance))),
        tx.objectStore('userScreening').clear(),
        ...userScreenings.map((userScreening) => tx.objectStore('userScreening').put(userScreening)),
        ...keys.filter((id) => !needed.has(id)).map((id) => screeningStore.delete(id)),
        ...screenings.map((screening) => screeningStore.put(screening)),
        tx.done,
      ]);
      return {
        lost: [...waiting],
        keepsOlder: runs.some((run) => staysOlder(stored.get(run.clientId), run)),
      };
    }),

  saveUserScreening: (userScreening, assigned) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['userScreening', 'screening'], 'readwrite');
      const rows = tx.objectStore('userScreening');
      const stored = userScreeningSchema.safeParse(await rows.get(userScreening.id)).data;
      const row = assigned === undefined ? notedRow(userScreening, stored) : userScreening;
      const writes = [rows.put(row), ...(assigned ? [tx.objectStore('screening').put(assigned)] : [])];
      await Promise.all([...writes, tx.done]);
      return row;
    }),

  replaceExercises: (exercises, owner) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['exercise', 'exerciseRun'], 'readwrite');
      await deleteReplaceable(tx.objectStore('exerciseRun'), readers.exerciseRun, isOwnedBy(owner));
      await Promise.all([
        tx.objectStore('exercise').clear(),
        ...exercises.map((exercise) => tx.objectStore('exercise').put(exercise)),
        tx.done,
      ]);
    }),

  clear: ({ keepVideos }) =>
    withDatabase(async (db) => {
      const tx = db.transaction(allTables, 'readwrite');
      const trainings = tx.objectStore('exerciseRun');
      const gone = await deleteReplaceable(tx.objectStore('screeningRun'), readers.screeningRun, () => false);
      await deleteReplaceable(trainings, readers.exerciseRun, () => false);
      await leaveIds(gone, trainings);
      const emptied = contentTables.map((table) => tx.objectStore(table).clear());
      if (!keepVideos) emptied.push(tx.objectStore('video').clear());
      await Promise.all([...emptied, tx.done]);
    }),
});
