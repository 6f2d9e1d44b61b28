import type { LocalRun } from '../../domain/runs';
import { asRefused, asSent, heirsOf, isReplaceable, isWaitingOf, savedRow } from '../../domain/runs';
import type { Database } from '../ports';
import type { Connection } from './connection';
import { readAll, readExerciseRun, readers, readScreeningRun } from './storedRuns';

const byStart = (a: LocalRun, b: LocalRun) => Date.parse(a.start) - Date.parse(b.start);

/** The run as it was never stored: the database gives it a key. */
const newRow = ({ localId: _unknown, ...run }: LocalRun): LocalRun => run;

/** A table of runs with its index, inside a transaction. */
interface RunStore {
  index(name: 'clientId'): { getAll(clientId: string): Promise<unknown[]> };
}

type RunMethods = Pick<
  Database,
  | 'saveRun'
  | 'waitingScreeningRuns'
  | 'waitingExerciseRuns'
  | 'markSent'
  | 'markRefused'
  | 'clearRefusals'
  | 'screeningRunIds'
  | 'settled'
>;

/** The tables screeningRun and exerciseRun. */
export const createRunMethods = (withDatabase: Connection): RunMethods => {
  const findRun = async (store: RunStore, kind: 'screeningRun' | 'exerciseRun', clientId: string) => {
    const [run] = readAll<LocalRun>(await store.index('clientId').getAll(clientId), readers[kind]);
    return run;
  };

  /** Changes stored runs in one transaction; those that are no longer here are passed over. */
  const changeRuns = (
    kind: 'screeningRun' | 'exerciseRun',
    clientIds: string[],
    change: (run: LocalRun) => LocalRun,
  ) =>
    withDatabase(async (db) => {
      const tx = db.transaction(kind, 'readwrite');
      const runs = await Promise.all(clientIds.map((clientId) => findRun(tx.store, kind, clientId)));
      const writes = runs.flatMap((run) => (run ? tx.store.put(change(run)) : []));
      await Promise.all([...writes, tx.done]);
    });

  return {
    saveRun: (kind, run) =>
      withDatabase(async (db) => {
        // Not only handed to the system: what is saved survives an empty battery too.
        const tx = db.transaction(kind, 'readwrite', { durability: 'strict' });
        const stored = await findRun(tx.store, kind, run.clientId);
        if (stored?.localId !== undefined && stored.clientRevision > run.clientRevision)
          return stored.localId;
        const [localId] = await Promise.all([
          tx.store.put(stored ? savedRow(run, stored) : newRow(run)),
          tx.done,
        ]);
        return localId;
      }),

    waitingScreeningRuns: (recordedBy) =>
      withDatabase(async (db) => {
        const runs = readAll(await db.getAll('screeningRun'), readScreeningRun);
        return runs.filter(isWaitingOf(recordedBy)).sort(byStart);
      }),

    waitingExerciseRuns: (recordedBy) =>
      withDatabase(async (db) => {
        const runs = readAll(await db.getAll('exerciseRun'), readExerciseRun);
        return runs.filter(isWaitingOf(recordedBy)).sort(byStart);
      }),

    markSent: (kind, sent) => {
      const bySentId = new Map(sent.map((entry) => [entry.clientId, entry]));
      return changeRuns(kind, [...bySentId.keys()], (run) => {
        const entry = bySentId.get(run.clientId);
        return entry ? asSent(run, entry) : run;
      });
    },

    markRefused: (kind, clientId, revision, refusal) =>
      changeRuns(kind, [clientId], (run) => asRefused(run, revision, refusal)),

    clearRefusals: (recordedBy) =>
      withDatabase(async (db) => {
        const tx = db.transaction(['screeningRun', 'exerciseRun'], 'readwrite');
        const writes = (['screeningRun', 'exerciseRun'] as const).map(async (kind) => {
          const store = tx.objectStore(kind);
          const runs = readAll<LocalRun>(await store.getAll(), readers[kind]);
          const refused = runs.filter((run) => run.recordedBy === recordedBy && run.refusal !== null);
          await Promise.all(refused.map((run) => store.put({ ...run, refusal: null })));
        });
        await Promise.all([...writes, tx.done]);
      }),

    screeningRunIds: () =>
      withDatabase(async (db) => {
        const runs = readAll(await db.getAll('screeningRun'), readScreeningRun);
        return new Map(runs.map(({ clientId, id }) => [clientId, id ?? null]));
      }),

    settled: () =>
      withDatabase(async (db) => {
        // The browser begins overlapping read-write transactions in the order in which they were made.
        await db.transaction(['screeningRun', 'exerciseRun'], 'readwrite').done;
      }),
  };
};

/** Removes from a table what the server has, except `keep`, and answers it. To be called inside a transaction. */
export const deleteReplaceable = async (
  store: { getAll(): Promise<unknown[]>; delete(key: number): Promise<void> },
  read: (row: unknown) => LocalRun | null,
  keep: (run: LocalRun) => boolean,
): Promise<LocalRun[]> => {
  const runs = readAll(await store.getAll(), read);
  const doomed = runs.filter((run) => isReplaceable(run) && !keep(run));
  await Promise.all(doomed.map(({ localId }) => (localId === undefined ? undefined : store.delete(localId))));
  return doomed;
};

/** Leaves the ids of screening runs that were removed to their trainings. To be called inside the same transaction. */
export const leaveIds = async (
  gone: LocalRun[],
  trainings: { getAll(): Promise<unknown[]>; put(row: unknown): Promise<unknown> },
) => {
  const heirs = heirsOf(gone, readAll(await trainings.getAll(), readExerciseRun));
  await Promise.all(heirs.map((heir) => trainings.put(heir)));
};
