import type { LocalRun } from '../../domain/runs';
import type { AthletikDatabase } from './open';
import { readAll, readers } from './storedRuns';

const tables = ['screeningRun', 'exerciseRun'] as const;

/**
 * Gives a client id to each run that lacks only this to be read [DB-12, FL-8]. In one transaction, so that two tabs
 * give the same one.
 */
const nameRuns = async (db: AthletikDatabase, uuid: () => string) => {
  const tx = db.transaction(tables, 'readwrite');
  const writes = tables.map(async (kind) => {
    const store = tx.objectStore(kind);
    // The index has only rows with a client id.
    const [all, named] = await Promise.all([store.count(), store.index('clientId').count()]);
    if (all === named) return;
    const unnamed = (await store.getAll()).filter((row) => row.clientId === undefined);
    const runs = readAll<LocalRun>(
      unnamed.map((row) => ({ ...row, clientId: uuid() })),
      readers[kind],
    );
    await Promise.all(runs.map((run) => store.put(run)));
  });
  await Promise.all([...writes, tx.done]);
};

const named = new WeakMap<AthletikDatabase, Promise<void>>();

/**
 * Resolves when each run has a client id, which is looked after once for each opening. On a full disk, these runs wait
 * for the next one.
 */
export const runsNamed = (db: AthletikDatabase, uuid: () => string): Promise<void> => {
  const naming = named.get(db) ?? nameRuns(db, uuid).catch(() => undefined);
  named.set(db, naming);
  return naming;
};
