import {
  asRefused,
  asSent,
  heirsOf,
  isReplaceable,
  isWaitingOf,
  type LocalRun,
  type RunKind,
  type RunOf,
  savedRow,
} from '../../domain/runs';
import type { Database } from '../ports';
import type { Connection } from './connection';
import { readAll, readers } from './storedRuns';

const tables = ['screeningRun', 'exerciseRun'] as const;

const byStart = (a: LocalRun, b: LocalRun) => Date.parse(a.start) - Date.parse(b.start);

/** The run without a key, which the database then gives it. */
const newRow = ({ localId: _unknown, ...run }: LocalRun) => run;

/** A table of runs with its index, inside a transaction. */
interface RunStore {
  index(name: 'clientId'): { getAll(clientId: string): Promise<unknown[]> };
}

const findRun = async <Kind extends RunKind>(store: RunStore, kind: Kind, clientId: string) => {
  const [run] = readAll<RunOf<Kind>>(await store.index('clientId').getAll(clientId), readers[kind]);
  return run;
};

type RunMethods = Pick<
  Database,
  'saveRun' | 'waitingRuns' | 'markSent' | 'markRefused' | 'clearRefusals' | 'runIds' | 'settled'
>;

/** The tables screeningRun and exerciseRun. */
export const createRunMethods = (withDatabase: Connection): RunMethods => {
  /** Changes stored runs in one transaction; those that are no longer here are passed over. */
  const changeRuns = (kind: RunKind, clientIds: string[], change: (run: LocalRun) => LocalRun) =>
    withDatabase(async (db) => {
      const tx = db.transaction(kind, 'readwrite');
      const runs = await Promise.all(clientIds.map((clientId) => findRun(tx.store, kind, clientId)));
      const writes = runs.flatMap((run) => (run ? tx.store.put(change(run)) : []));
      await Promise.all([...writes, tx.done]);
    });

  return {
    saveRun: (run) =>
      withDatabase(async (db) => {
        // Strict: the run is on the disk before the promise resolves, so it survives an empty battery.
        const tx = db.transaction(run.kind, 'readwrite', { durability: 'strict' });
        const stored = await findRun(tx.store, run.kind, run.clientId);
        if (stored?.localId !== undefined && stored.clientRevision > run.clientRevision)
          return stored.localId;
        const [localId] = await Promise.all([
          tx.store.put(stored ? savedRow(run, stored) : newRow(run)),
          tx.done,
        ]);
        return localId;
      }),

    waitingRuns: (kind, recordedBy) =>
      withDatabase(async (db) => {
        const runs = readAll(await db.getAll(kind), readers[kind]);
        return runs.filter(isWaitingOf(recordedBy)).sort(byStart);
      }),

    markSent: (kind, sent) => {
      const byClientId = new Map(sent.map((entry) => [entry.clientId, entry]));
      return changeRuns(kind, [...byClientId.keys()], (run) => {
        const entry = byClientId.get(run.clientId);
        return entry ? asSent(run, entry) : run;
      });
    },

    markRefused: (kind, clientId, revision, refusal) =>
      changeRuns(kind, [clientId], (run) => asRefused(run, revision, refusal)),

    clearRefusals: (recordedBy) =>
      withDatabase(async (db) => {
        const tx = db.transaction(tables, 'readwrite');
        const writes = tables.map(async (kind) => {
          const store = tx.objectStore(kind);
          const runs = readAll<LocalRun>(await store.getAll(), readers[kind]);
          const refused = runs.filter((run) => run.recordedBy === recordedBy && run.refusal !== null);
          await Promise.all(refused.map((run) => store.put({ ...run, refusal: null })));
        });
        await Promise.all([...writes, tx.done]);
      }),

    runIds: (kind) =>
      withDatabase(async (db) => {
        const runs = readAll<LocalRun>(await db.getAll(kind), readers[kind]);
        return new Map(runs.map(({ clientId, id }) => [clientId, id ?? null]));
      }),

    settled: () =>
      withDatabase(async (db) => {
        // The browser begins overlapping read-write transactions in the order in which they were made.
        await db.transaction(tables, 'readwrite').done;
      }),
  };
};

/** Removes from a table what the server has, except `keep`, and returns it. To be called inside a transaction. */
export const deleteReplaceable = async (
  store: { getAll(): Promise<unknown[]>; delete(key: number): Promise<void> },
  read: (row: unknown) => LocalRun | null,
  keep: (run: LocalRun) => boolean,
): Promise<LocalRun[]> => {
  const runs = readAll(await store.getAll(), read);
  const removed = runs.filter((run) => isReplaceable(run) && !keep(run));
  await Promise.all(
    removed.map(({ localId }) => (localId === undefined ? undefined : store.delete(localId))),
  );
  return removed;
};

/** Gives the ids of removed screening runs to their exercise runs. To be called inside the same transaction. */
export const leaveIds = async (
  removed: LocalRun[],
  store: { getAll(): Promise<unknown[]>; put(row: unknown): Promise<unknown> },
) => {
  const heirs = heirsOf(removed, readAll(await store.getAll(), readers.exerciseRun));
  await Promise.all(heirs.map((heir) => store.put(heir)));
};
