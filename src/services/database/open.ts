import { type IDBPDatabase, openDB } from 'idb';
import { NewerDatabaseError } from '../../domain/errors';
import { migrate } from './migrations/migrate';
import type { Upgrade } from './migrations/rows';
import { type AthletikSchema, databaseName, databaseVersion } from './schema';

/** Milliseconds after which an opening that has not started its upgrade counts as blocked. */
const patience = 2000;

export type AthletikDatabase = IDBPDatabase<AthletikSchema>;

interface OpenOptions {
  /** Makes client ids for runs of older versions that have none. */
  uuid: () => string;
  /** True: a tab with an older app version blocks the upgrade. False: it no longer does [DB-11]. */
  onBlockedChange: (isBlocked: boolean) => void;
  /** The database existed with this older version and is now upgraded. */
  onUpgraded: (oldVersion: number) => void;
}

const abort = (tx: { abort(): void }) => {
  try {
    tx.abort();
  } catch {
    // The browser has already aborted it.
  }
};

/**
 * Opens `as_db` and upgrades it to the current version. Waits while another tab has an older version open. Throws
 * `NewerDatabaseError` when the database is newer than this app version. A failed or aborted upgrade changes nothing
 * and runs again at the next opening.
 */
export const openDatabase = async ({
  uuid,
  onBlockedChange,
  onUpgraded,
}: OpenOptions): Promise<AthletikDatabase> => {
  // By time and not by the event `blocked`: a tab that is reloaded while it waits never gets that event again.
  let isBlocked = false;
  const waiting = setTimeout(() => {
    isBlocked = true;
    onBlockedChange(true);
  }, patience);
  let upgradedFrom = 0;
  let failure: unknown;
  try {
    const database = await openDB<AthletikSchema>(databaseName, databaseVersion, {
      upgrade: (db, oldVersion, _newVersion, tx) => {
        clearTimeout(waiting);
        upgradedFrom = oldVersion;
        // `openDB` also rejects when the upgrade is aborted; that error is handled below.
        tx.done.catch(() => undefined);
        // The migrations work with the tables of older versions, which this schema does not describe.
        migrate({ db, tx } as unknown as Upgrade, oldVersion, uuid).catch((error: unknown) => {
          failure = error;
          abort(tx);
        });
      },
      // Closes the connection so that a newer app version in another tab can upgrade.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    if (upgradedFrom > 0) onUpgraded(upgradedFrom);
    return database;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') throw new NewerDatabaseError();
    throw failure ?? error;
  } finally {
    clearTimeout(waiting);
    if (isBlocked) onBlockedChange(false);
  }
};
