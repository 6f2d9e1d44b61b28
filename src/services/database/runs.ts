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

/** Removes the key, so that the database assigns one. */
const newRow = ({ localId: _unknown, ...run }: LocalRun) => run;

/** A table of runs with its index on `clientId`, within a transaction. */
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

/** Reads and writes the tables screeningRun and exerciseRun. */
export const createRunMethods = (withDatabase: Connection): RunMethods => {
  /** Changes stored runs in one transaction. Ignores runs that are not stored any more. */
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
        // Strict: the promise resolves only after the run is on the disk, so it survives a power loss.
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
        // The browser starts overlapping read-write transactions in the order in which they were created.
        await db.transaction(tables, 'readwrite').done;
      }),
  };
};

/**
 * Removes the replaceable runs of a table, except those to `keep`, and returns them. Call it within a transaction.
 */
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

/** Copies the server ids of removed screening runs to their exercise runs. Call it within the same transaction. */
export const leaveIds = async (
  removed: LocalRun[],
  store: { getAll(): Promise<unknown[]>; put(row: unknown): Promise<unknown> },
) => {
  const heirs = heirsOf(removed, readAll(await store.getAll(), readers.exerciseRun));
  await Promise.all(heirs.map((heir) => store.put(heir)));
};
