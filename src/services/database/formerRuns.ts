import { isOfFormer, parted } from '../../domain/formerAthletes';
import type { LocalRun } from '../../domain/runs';
import type { Database } from '../ports';
import type { Connection } from './open';
import { allRuns } from './owners';
import { leaveIds } from './runs';

const tables = ['screeningRun', 'exerciseRun'] as const;

/** Clears the device of the runs that were recorded for former athletes [MB-6]. */
export const createFormerMethods = (withDatabase: Connection): Pick<Database, 'clearFormer'> => ({
  clearFormer: (owner) =>
    withDatabase(async (db) => {
      const tx = db.transaction(tables, 'readwrite');
      const [screeningRuns, exerciseRuns] = [tx.objectStore('screeningRun'), tx.objectStore('exerciseRun')];
      /** Writes what stays. Returns what has left. */
      const clear = async (
        store: { put(row: LocalRun): Promise<unknown>; delete(key: number): Promise<void> },
        runs: readonly LocalRun[],
      ): Promise<LocalRun[]> => {
        const left: LocalRun[] = [];
        for (const run of runs.filter(isOfFormer(owner))) {
          const now = parted(run);
          if (now && now !== run) await store.put(now);
          if (now || run.localId === undefined) continue;
          await store.delete(run.localId);
          left.push(run);
        }
        return left;
      };
      const left = await clear(screeningRuns, await allRuns(screeningRuns, 'screeningRun'));
      await leaveIds(left, exerciseRuns);
      const trainings = await clear(exerciseRuns, await allRuns(exerciseRuns, 'exerciseRun'));
      await tx.done;
      return [...left, ...trainings].map(({ kind, clientId }) => ({ kind, clientId }));
    }),
});
