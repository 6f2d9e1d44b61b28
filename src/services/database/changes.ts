import { byKind, isLeaving, neededScreenings } from '../../domain/changes';
import { isOwnedBy } from '../../domain/runs';
import { fetchedRow, staysOlder } from '../../domain/savedRows';
import type { Database } from '../ports';
import type { Connection } from './open';
import { deleteReplaceable, leaveIds } from './runs';
import { readAll, readers } from './storedRuns';

const tables = ['user', 'userScreening', 'screening', 'exercise', 'screeningRun', 'exerciseRun'] as const;

/** Stores what has changed on the server [DE-6]. */
export const createChangeMethods = (withDatabase: Connection): Pick<Database, 'applyChanges'> => ({
  applyChanges: ({ users, userScreenings, screenings, exercises, runs, gone }, owner) =>
    withDatabase(async (db) => {
      const tx = db.transaction(tables, 'readwrite');
      const [userStore, userScreeningStore] = [tx.objectStore('user'), tx.objectStore('userScreening')];
      const screeningStore = tx.objectStore('screening');
      const [runStore, exerciseRunStore] = [tx.objectStore('screeningRun'), tx.objectStore('exerciseRun')];
      // The user's own row marks a whole set [SE-1].
      if (!(await userStore.get(owner.id))) {
        await tx.done;
        return null;
      }
      const ids = byKind(gone);
      const leaves = isLeaving(ids, owner);
      const ofAthletes = await Promise.all(
        ids.athlete.map((userId) => userScreeningStore.index('userId').getAllKeys(userId)),
      );
      const stored = new Map(
        readAll(await runStore.getAll(), readers.screeningRun).map((run) => [run.clientId, run]),
      );
      // An athlete who came back is gone and comes whole. What the device knows of their runs stays.
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      const left = await deleteReplaceable(
        runStore,
        readers.screeningRun,
        (run) => fresh.has(run.clientId) || !leaves(run),
      );
      await leaveIds(left, exerciseRunStore);
      await deleteReplaceable(
        exerciseRunStore,
        readers.exerciseRun,
        (run) => isOwnedBy(owner)(run) && !leaves(run),
      );
      const fresher = new Set(userScreenings.map(({ id }) => id));
      const leftAssignments = new Set([...ids.userScreening, ...ofAthletes.flat()]);
      const staying = (await userScreeningStore.getAll()).filter(
        ({ id }) => !fresher.has(id) && !leftAssignments.has(id),
      );
      const here = new Set([...(await screeningStore.getAllKeys()), ...screenings.map(({ id }) => id)]);
      const needed = neededScreenings([...staying, ...userScreenings, ...runs, ...(await runStore.getAll())]);
      await Promise.all([
        ...ids.athlete.map((id) => userStore.delete(id)),
        ...[...leftAssignments].map((id) => userScreeningStore.delete(id)),
        ...ids.exercise.map((id) => tx.objectStore('exercise').delete(id)),
        ...users.map((row) => userStore.put(row)),
        ...userScreenings.map((row) => userScreeningStore.put(row)),
        ...screenings.map((row) => screeningStore.put(row)),
        ...exercises.map((row) => tx.objectStore('exercise').put(row)),
        ...runs.map((run) => runStore.put(fetchedRow(run, stored.get(run.clientId), owner.instance))),
        ...[...here].filter((id) => !needed.has(id)).map((id) => screeningStore.delete(id)),
        tx.done,
      ]);
      return { keepsOlder: runs.some((run) => staysOlder(stored.get(run.clientId), run)) };
    }),
});
