import { asFailed } from '../../domain/failure';
import { heirsOf, idsOf } from '../../domain/runIds';
import {
  asFork,
  asRefused,
  asSent,
  followingFork,
  underFork,
  withoutScreening,
} from '../../domain/runOutcomes';
import { differsOnServer, followedBy, sendable } from '../../domain/runPosts';
import {
  isOwnedBy,
  isReplaceable,
  isWaitingOf,
  type LocalRun,
  type RunKind,
  type RunOf,
} from '../../domain/runs';
import { isNewer, savedRow } from '../../domain/savedRows';
import type { Database } from '../ports';
import { runsNamed } from './nameRuns';
import type { Connection } from './open';
import { putAll, type RunTable } from './slices';
import { changedBy, readAll, readers, readSome } from './storedRuns';

const tables = ['screeningRun', 'exerciseRun'] as const;

/** Oldest first. */
export const byStart = (a: LocalRun, b: LocalRun) => Date.parse(a.start) - Date.parse(b.start);

/** Whether a row may be of a dirty run. */
const isDirtyRow = ({ isDirty }: Partial<LocalRun>) => isDirty !== false;

/** Removes the key, so that the database assigns one. */
const newRow = ({ localId: _unknown, ...run }: LocalRun) => run;

/** A table of runs with its index on `clientId`, within a transaction. */
interface RunStore {
  get(localId: number): Promise<unknown>;
  index(name: 'clientId'): { getAll(clientId: string): Promise<unknown[]> };
}

const findRun = async <Kind extends RunKind>(store: RunStore, kind: Kind, clientId: string) => {
  const [run] = readAll<RunOf<Kind>>(await store.index('clientId').getAll(clientId), readers[kind]);
  return run;
};

/**
 * Returns the screening runs with these client ids. Those that are not there may have a new client id meanwhile, so
 * then all come [FL-16]: to read all of them costs as much as all else of a sending.
 */
const followedRuns = async (
  store: RunStore & Pick<RunTable, 'getAll'>,
  clientIds: readonly string[],
): Promise<LocalRun[]> => {
  const found = await Promise.all(clientIds.map((clientId) => findRun(store, 'screeningRun', clientId)));
  const runs = found.filter((run) => run !== undefined);
  return runs.length === clientIds.length ? runs : readAll(await store.getAll(), readers.screeningRun);
};

/** Finds the row of a run, also if another tab has given it a new client id meanwhile [FL-16]. */
const findRow = async <Kind extends RunKind>(
  store: RunStore,
  kind: Kind,
  { clientId, localId }: Pick<LocalRun, 'clientId' | 'localId'>,
) => {
  const found = await findRun(store, kind, clientId);
  if (found || localId === undefined) return found;
  const [row] = readAll<RunOf<Kind>>([await store.get(localId)], readers[kind]);
  return row?.forkOf === clientId ? row : undefined;
};

type RunMethods = Pick<
  Database,
  | 'saveRun'
  | 'saveIfNewer'
  | 'sendableRuns'
  | 'markSent'
  | 'markFailed'
  | 'fork'
  | 'detach'
  | 'removeRun'
  | 'markRefused'
  | 'clearRefusals'
  | 'runIds'
  | 'settled'
>;

/** Reads and writes the tables screeningRun and exerciseRun. */
export const createRunMethods = (withDatabase: Connection, uuid: () => string): RunMethods => {
  /** Changes stored runs in one transaction. Ignores runs that are not stored any more. */
  const changeRuns = (kind: RunKind, clientIds: string[], change: (run: LocalRun) => LocalRun) =>
    withDatabase(async (db) => {
      const tx = db.transaction(kind, 'readwrite');
      const runs = await Promise.all(clientIds.map((clientId) => findRun(tx.store, kind, clientId)));
      const changed = runs.flatMap((run) => (run ? change(run) : []));
      await Promise.all([putAll(tx.store, changed), tx.done]);
    });

  /** Writes a run and returns its key, unless `kept` returns something instead of what is stored of it. */
  const write = <Kept>(run: LocalRun, kept: (stored: LocalRun | undefined) => Kept | undefined) =>
    withDatabase(async (db) => {
      // Strict: the promise resolves only after the run is on the disk, so it survives a power loss.
      const tx = db.transaction(run.kind, 'readwrite', { durability: 'strict' });
      const stored = await findRow(tx.store, run.kind, run);
      const instead = kept(stored);
      if (instead !== undefined) return instead;
      const row = stored ? savedRow(underFork(run, stored), stored) : newRow(run);
      const [localId] = await Promise.all([tx.store.put(row), tx.done]);
      return localId;
    });

  return {
    saveRun: (run) =>
      write(run, (stored) =>
        stored && stored.clientRevision > run.clientRevision ? stored.localId : undefined,
      ),

    saveIfNewer: (run, writesMissing) =>
      write(run, (stored) => (isNewer(run, stored, writesMissing) ? undefined : null)),

    sendableRuns: (kind, owner) =>
      withDatabase(async (db) => {
        await runsNamed(db, uuid);
        const tx = db.transaction(tables);
        const dirty = await readSome(tx.objectStore(kind), kind, isDirtyRow);
        const waiting = dirty.filter(isWaitingOf(owner));
        if (waiting.length === 0) return [];
        const followed = await followedRuns(tx.objectStore('screeningRun'), followedBy(waiting));
        return sendable(waiting, idsOf(followed)).sort(byStart);
      }),

    markSent: async (kind, sent) => {
      const byClientId = new Map(sent.map((entry) => [entry.clientId, entry]));
      const differing: string[] = [];
      await changeRuns(kind, [...byClientId.keys()], (run) => {
        const entry = byClientId.get(run.clientId);
        if (!entry) return run;
        if (!differsOnServer(run, entry)) return asSent(run, entry);
        differing.push(run.clientId);
        return run;
      });
      return differing;
    },

    markFailed: (kind, clientIds, message) => changeRuns(kind, clientIds, (run) => asFailed(run, message)),

    fork: (kind, { clientId, clientRevision }, newClientId) =>
      withDatabase(async (db) => {
        const tx = db.transaction(tables, 'readwrite', { durability: 'strict' });
        const store = tx.objectStore(kind);
        const run = await findRun(store, kind, clientId);
        const isUnchanged = run?.clientRevision === clientRevision;
        if (run && isUnchanged) {
          const exerciseRuns = tx.objectStore('exerciseRun');
          const known = readAll(await exerciseRuns.getAll(), readers.exerciseRun);
          const heirs = changedBy(followingFork(clientId, newClientId), known);
          await Promise.all([
            store.put(asFork<LocalRun>(run, newClientId)),
            ...heirs.map((heir) => exerciseRuns.put(heir)),
          ]);
        }
        await tx.done;
        return isUnchanged;
      }),

    detach: (clientId) =>
      changeRuns('exerciseRun', [clientId], (run) =>
        run.kind === 'exerciseRun' ? withoutScreening(run) : run,
      ),

    removeRun: (kind, clientId) =>
      withDatabase(async (db) => {
        const tx = db.transaction(kind, 'readwrite');
        const run = await findRun(tx.store, kind, clientId);
        if (run?.localId !== undefined) await tx.store.delete(run.localId);
        await tx.done;
      }),

    markRefused: (kind, clientId, revision, refusal) =>
      changeRuns(kind, [clientId], (run) => asRefused(run, revision, refusal)),

    clearRefusals: (owner) =>
      withDatabase(async (db) => {
        const tx = db.transaction(tables, 'readwrite');
        const writes = tables.map(async (kind) => {
          const store = tx.objectStore(kind);
          const refused: LocalRun[] = await readSome(store, kind, ({ refusal }) => refusal !== null);
          const own = refused.filter((run) => isOwnedBy(owner)(run) && run.refusal !== null);
          await Promise.all(own.map((run) => store.put({ ...run, refusal: null })));
        });
        await Promise.all([...writes, tx.done]);
      }),

    runIds: (kind) =>
      withDatabase(async (db) => {
        const runs = readAll<LocalRun>(await db.getAll(kind), readers[kind]);
        return idsOf(runs);
      }),

    settled: () =>
      withDatabase(async (db) => {
        // The browser starts overlapping read-write transactions in the order in which they were created.
        await db.transaction(tables, 'readwrite').done;
      }),
  };
};

/**
 * Removes the replaceable ones of the runs of a table, except those to `keep`, and returns them. Call it within a
 * transaction.
 */
export const deleteReplaceable = async <Run extends LocalRun>(
  store: { delete(key: number): Promise<void> },
  runs: readonly Run[],
  keep: (run: Run) => boolean,
): Promise<Run[]> => {
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
  if (removed.length === 0) return;
  const heirs = heirsOf(removed, readAll(await store.getAll(), readers.exerciseRun));
  await Promise.all(heirs.map((heir) => store.put(heir)));
};
