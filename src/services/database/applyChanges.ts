import { byKind, isLeaving, neededScreenings } from '../../domain/changes';
import { isOwnedBy } from '../../domain/runs';
import { fetchedRow, staysOlder } from '../../domain/savedRows';
import type { Database } from '../ports';
import type { Connection } from './open';
import { allRuns } from './owners';
import { deleteReplaceable, leaveIds } from './runs';
import { putAll } from './slices';

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
      const storedRuns = await allRuns(runStore, 'screeningRun');
      const stored = new Map(storedRuns.map((run) => [run.clientId, run]));
      // An athlete who came back is gone and comes whole. What the device knows of their runs stays.
      const fresh = new Set(runs.map(({ clientId }) => clientId));
      const left = await deleteReplaceable(
        runStore,
        storedRuns,
        (run) => fresh.has(run.clientId) || !leaves(run),
      );
      await leaveIds(left, exerciseRunStore);
      await deleteReplaceable(
        exerciseRunStore,
        await allRuns(exerciseRunStore, 'exerciseRun'),
        (run) => isOwnedBy(owner)(run) && !leaves(run),
      );
      const fresher = new Set(userScreenings.map(({ id }) => id));
      const leftAssignments = new Set([...ids.userScreening, ...ofAthletes.flat()]);
      const staying = (await userScreeningStore.getAll()).filter(
        ({ id }) => !fresher.has(id) && !leftAssignments.has(id),
      );
      const here = await screeningStore.getAllKeys();
      const needed = neededScreenings([...staying, ...userScreenings, ...runs, ...(await runStore.getAll())]);
      await Promise.all([
        ...ids.athlete.map((id) => userStore.delete(id)),
        ...[...leftAssignments].map((id) => userScreeningStore.delete(id)),
        ...here.filter((id) => !needed.has(id)).map((id) => screeningStore.delete(id)),
        ...ids.exercise.map((id) => tx.objectStore('exercise').delete(id)),
        putAll(userStore, users),
        putAll(userScreeningStore, userScreenings),
        putAll(
          screeningStore,
          screenings.filter(({ id }) => needed.has(id)),
        ),
        putAll(tx.objectStore('exercise'), exercises),
        putAll(
          runStore,
          runs.map((run) => fetchedRow(run, stored.get(run.clientId), owner.instance)),
        ),
        tx.done,
      ]);
      return { keepsOlder: runs.some((run) => staysOlder(stored.get(run.clientId), run)) };
    }),
});
