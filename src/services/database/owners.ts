import { named } from '../../domain/owner';
import { asMissing, awaitingAgain } from '../../domain/runOutcomes';
import { isFormerOf, movedHere, possiblyLost } from '../../domain/runServers';
import type { LocalRun, RunKind, RunOf } from '../../domain/runs';
import type { Database } from '../ports';
import type { Connection } from './open';
import type { RunTable } from './slices';
import { changedBy, readAll, readers, readSome } from './storedRuns';

/** A table of runs within a transaction that may write. */
interface WritableRunTable extends RunTable {
  put(row: LocalRun): Promise<unknown>;
}

const tables = ['screeningRun', 'exerciseRun'] as const;

/** Reads a table of runs. Call it within a transaction. */
export const allRuns = async <Kind extends RunKind>(table: RunTable, kind: Kind): Promise<RunOf<Kind>[]> =>
  readAll<RunOf<Kind>>(await table.getAll(), readers[kind]);

/**
 * Makes these screening runs wait again, and removes their server ids from the exercise runs that wait [ON-5]. Call it
 * within a transaction of both tables.
 */
export const makeWait = async (
  lost: LocalRun[],
  screeningRuns: WritableRunTable,
  exerciseRuns: WritableRunTable,
) => {
  if (lost.length === 0) return;
  const wait = awaitingAgain(lost.map(({ clientId }) => clientId));
  const heirs = changedBy(wait, await allRuns(exerciseRuns, 'exerciseRun'));
  await Promise.all([
    ...lost.map((run) => screeningRuns.put(asMissing(run))),
    ...heirs.map((heir) => exerciseRuns.put(heir)),
  ]);
};

type OwnerMethods = Pick<Database, 'nameServer' | 'waitAgain' | 'sendAgain' | 'moveHere'>;

/** Keeps apart what was recorded on different servers, and copies of one [FL-18, ON-6]. */
export const createOwnerMethods = (withDatabase: Connection): OwnerMethods => {
  /** Changes runs of both kinds that `mayChange` in one transaction. `change` returns the runs to write. */
  const changeBothKinds = (
    mayChange: (row: Partial<LocalRun>) => boolean,
    change: (run: LocalRun) => LocalRun[],
  ) =>
    withDatabase(async (db) => {
      const tx = db.transaction(tables, 'readwrite', { durability: 'strict' });
      const writes = tables.map(async (kind) => {
        const table = tx.objectStore(kind);
        const runs: LocalRun[] = await readSome(table, kind, mayChange);
        await Promise.all(runs.flatMap(change).map((run) => table.put(run)));
      });
      await Promise.all([...writes, tx.done]);
    });

  return {
    nameServer: (owner) =>
      changeBothKinds(
        ({ origin }) => typeof origin?.instance !== 'string',
        (run) => (run.origin.instance === null ? [named(run, run.recordedBy, owner)] : []),
      ),

    waitAgain: (owner) =>
      withDatabase(async (db) => {
        const tx = db.transaction(tables, 'readwrite', { durability: 'strict' });
        const [screeningRuns, exerciseRuns] = [tx.objectStore('screeningRun'), tx.objectStore('exerciseRun')];
        const sent = possiblyLost(await allRuns(exerciseRuns, 'exerciseRun'), owner);
        await Promise.all(sent.map((run) => exerciseRuns.put(asMissing(run))));
        const lost = possiblyLost(await allRuns(screeningRuns, 'screeningRun'), owner);
        await makeWait(lost, screeningRuns, exerciseRuns);
        await tx.done;
        return [...lost, ...sent].map(({ clientId }) => clientId);
      }),

    sendAgain: (clientId) =>
      withDatabase(async (db) => {
        const tx = db.transaction(tables, 'readwrite');
        const [screeningRuns, exerciseRuns] = [tx.objectStore('screeningRun'), tx.objectStore('exerciseRun')];
        const all = await allRuns(screeningRuns, 'screeningRun');
        const lost = all.filter((run) => run.clientId === clientId);
        await makeWait(lost, screeningRuns, exerciseRuns);
        await tx.done;
        return lost.length > 0;
      }),

    moveHere: (owner, newClientIds) =>
      changeBothKinds(
        ({ clientId = '' }) => newClientIds.has(clientId),
        (run) => (isFormerOf(owner)(run) ? [movedHere(run, owner, newClientIds)] : []),
      ),
  };
};
