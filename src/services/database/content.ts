import { exerciseSchema, screeningSchema, userSchema, userScreeningSchema } from '../../contract/schemas';
import { neededScreenings } from '../../domain/changes';
import { notedRow } from '../../domain/notes';
import type { Owner } from '../../domain/owner';
import { isFormerOf, lostRuns } from '../../domain/runServers';
import { isOwnedBy, isVisibleTo, type LocalRun, type RunKind } from '../../domain/runs';
import { fetchedRow, staysOlder } from '../../domain/savedRows';
import type { Database, StoredData } from '../ports';
import { runsNamed } from './nameRuns';
import type { AthletikDatabase, Connection } from './open';
import { allRuns, makeWait } from './owners';
import { byStart, deleteReplaceable, leaveIds } from './runs';
import { putAll, type RunTable } from './slices';
import { readAll, readers, readFew, readTable, type TableOfRuns } from './storedRuns';

const contentTables = ['user', 'userScreening', 'screening', 'exercise'] as const;
const allTables = [...contentTables, 'screeningRun', 'exerciseRun', 'video'] as const;

type ContentMethods = Pick<
  Database,
  | 'load'
  | 'loadSome'
  | 'isWhole'
  | 'replaceUsers'
  | 'replaceScreenings'
  | 'userScreening'
  | 'saveUserScreening'
  | 'replaceExercises'
  | 'clear'
>;

/**
 * Returns the readable rows of a table. The next update brings the damaged ones back, because the server has them.
 */
const readContent = <Content>(
  rows: unknown[],
  schema: { safeParse(row: unknown): { data?: Content } },
): Content[] => readAll(rows, (row) => schema.safeParse(row).data ?? null);

/** Reads everything for the owner in one transaction, with the runs of each table as `readRuns` reads them. */
const readFor = async (
  db: AthletikDatabase,
  owner: Owner,
  lacksExercises: boolean,
  readRuns: <Kind extends RunKind>(table: RunTable, kind: Kind) => Promise<TableOfRuns<Kind>>,
): Promise<StoredData> => {
  const tx = db.transaction(allTables);
  const [users, userScreenings, screenings, screeningRuns, exercises, exerciseRuns, videos] =
    await Promise.all([
      tx.objectStore('user').getAll(),
      tx.objectStore('userScreening').getAll(),
      tx.objectStore('screening').getAll(),
      readRuns(tx.objectStore('screeningRun'), 'screeningRun'),
      tx.objectStore('exercise').getAll(),
      readRuns(tx.objectStore('exerciseRun'), 'exerciseRun'),
      tx.objectStore('video').getAllKeys(),
    ]);
  const allRuns: LocalRun[] = [...screeningRuns.runs, ...exerciseRuns.runs];
  const content = {
    users: readContent(users, userSchema),
    userScreenings: readContent(userScreenings, userScreeningSchema),
    screenings: readContent(screenings, screeningSchema),
    exercises: readContent(exercises, exerciseSchema),
  };
  return {
    ...content,
    runs: {
      screeningRun: screeningRuns.runs.filter(isVisibleTo(owner)),
      exerciseRun: exerciseRuns.runs.filter(isVisibleTo(owner)),
    },
    formerRuns: allRuns.filter(isFormerOf(owner)).sort(byStart),
    unreadableRuns: [...screeningRuns.unreadable, ...exerciseRuns.unreadable],
    lacksExercises,
    isDamaged:
      content.users.length < users.length ||
      content.userScreenings.length < userScreenings.length ||
      content.screenings.length < screenings.length ||
      content.exercises.length < exercises.length ||
      screeningRuns.runs.length < screeningRuns.size,
    videos,
  };
};

/** Stores the data of the server. Each topic is replaced in one transaction [UP-16]. */
export const createContentMethods = (
  withDatabase: Connection,
  lacksExercises: () => boolean,
  uuid: () => string,
): ContentMethods => ({
  load: (owner) =>
    withDatabase(async (db) => {
      await runsNamed(db, uuid);
      return readFor(db, owner, lacksExercises(), (table, kind) => readTable(table, kind, owner));
    }),

  loadSome: (owner, localIds, known) =>
    withDatabase((db) =>
      readFor(db, owner, lacksExercises(), (table, kind) =>
        readFew(table, kind, localIds[kind], known?.[kind]),
      ),
    ),

  isWhole: ({ id }) =>
    withDatabase(async (db) => (await db.get('user', id)) !== undefined && !lacksExercises()),

  replaceUsers: (users, mark) =>
    withDatabase(async (db) => {
      const tx = db.transaction('user', 'readwrite');
      const isMarked = mark === undefined || (await tx.store.get(mark)) !== undefined;
      const rows = isMarked ? users : users.filter(({ id }) => id !== mark);
      await Promise.all([tx.store.clear(), putAll(tx.store, rows), tx.done]);
    }),

  replaceScreenings: ({ userScreenings, screenings, runs, athleteIds }, owner) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['userScreening', 'screening', 'screeningRun', 'exerciseRun'], 'readwrite');
      const runStore = tx.objectStore('screeningRun');
      const exerciseRunStore = tx.objectStore('exerciseRun');
      const rows = await runStore.getAll();
      const storedRuns = readAll(rows, readers.screeningRun);
      const stored = new Map(storedRuns.map((run) => [run.clientId, run]));
      const lost = lostRuns(storedRuns, owner, athleteIds, runs);
      const waiting = new Set(lost.map(({ clientId }) => clientId));
      await makeWait(lost, runStore, exerciseRunStore);
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      const gone = await deleteReplaceable(
        runStore,
        storedRuns,
        ({ clientId }) => fresh.has(clientId) || waiting.has(clientId),
      );
      await leaveIds(gone, exerciseRunStore);
      const screeningStore = tx.objectStore('screening');
      const keys = await screeningStore.getAllKeys();
      const removed = new Set(gone.map(({ localId }) => localId));
      const staying = rows.filter(({ localId }) => !removed.has(localId));
      const needed = neededScreenings([...userScreenings, ...runs, ...staying]);
      const received = runs
        .filter(({ clientId }) => !waiting.has(clientId))
        .map((run) => fetchedRow(run, stored.get(run.clientId), owner.instance));
      await Promise.all([
        tx.objectStore('userScreening').clear(),
        ...keys.filter((id) => !needed.has(id)).map((id) => screeningStore.delete(id)),
        putAll(tx.objectStore('userScreening'), userScreenings),
        putAll(screeningStore, screenings),
        putAll(runStore, received),
        tx.done,
      ]);
      return {
        lost: [...waiting],
        keepsOlder: runs.some((run) => staysOlder(stored.get(run.clientId), run)),
      };
    }),

  userScreening: (id) =>
    withDatabase(async (db) => userScreeningSchema.safeParse(await db.get('userScreening', id)).data ?? null),

  saveUserScreening: (userScreening, assigned) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['userScreening', 'screening'], 'readwrite');
      const [rows, screenings] = [tx.objectStore('userScreening'), tx.objectStore('screening')];
      const stored = userScreeningSchema.safeParse(await rows.get(userScreening.id)).data;
      const row = assigned === undefined ? notedRow(userScreening, stored) : userScreening;
      const isNew = assigned && (await screenings.getKey(assigned.id)) === undefined;
      const writes = [rows.put(row), ...(isNew ? [screenings.put(assigned)] : [])];
      await Promise.all([...writes, tx.done]);
      return row;
    }),

  replaceExercises: (exercises, owner) =>
    withDatabase(async (db) => {
      const tx = db.transaction(['exercise', 'exerciseRun'], 'readwrite');
      const trainings = tx.objectStore('exerciseRun');
      await deleteReplaceable(trainings, await allRuns(trainings, 'exerciseRun'), isOwnedBy(owner));
      await Promise.all([
        tx.objectStore('exercise').clear(),
        putAll(tx.objectStore('exercise'), exercises),
        tx.done,
      ]);
    }),

  clear: ({ keepVideos }) =>
    withDatabase(async (db) => {
      const tx = db.transaction(allTables, 'readwrite');
      const trainings = tx.objectStore('exerciseRun');
      const screeningRuns = tx.objectStore('screeningRun');
      const none = () => false;
      const gone = await deleteReplaceable(screeningRuns, await allRuns(screeningRuns, 'screeningRun'), none);
      await deleteReplaceable(trainings, await allRuns(trainings, 'exerciseRun'), none);
      await leaveIds(gone, trainings);
      const emptied = contentTables.map((table) => tx.objectStore(table).clear());
      if (!keepVideos) emptied.push(tx.objectStore('video').clear());
      await Promise.all([...emptied, tx.done]);
    }),
});
