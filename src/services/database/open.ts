import { type IDBPDatabase, openDB } from 'idb';
import { NewerDatabaseError } from '../../domain/errors';
import { migrate } from './migrations/migrate';
import type { Upgrade } from './migrations/rows';
import { type AthletikSchema, databaseName, databaseVersion } from './schema';

/** Milliseconds after which an opening that has not even begun its upgrade counts as blocked. */
const patience = 2000;

export type AthletikDatabase = IDBPDatabase<AthletikSchema>;

export interface OpenOptions {
  /** Names the runs of older versions that have no `clientId`. */
  uuid: () => string;
  /** A tab with an older app keeps the upgrade waiting, or, with false, no longer does [DB-11]. */
  onBlockedChange: (isBlocked: boolean) => void;
  /** The database was there, with this version, and has been brought to today's. */
  onUpgraded: (oldVersion: number) => void;
}

const abort = (tx: { abort(): void }) => {
  try {
    tx.abort();
  } catch {
    // The browser has done so already.
  }
};

/**
 * Opens `as_db` and brings it to today's version. Waits as long as another tab holds on to an older one. Throws
 * `NewerDatabaseError` when a newer app has been here. An upgrade that fails, or that the browser breaks off, has changed
 * nothing and runs again whole at the next opening.
 */
export const openDatabase = async ({
  uuid,
  onBlockedChange,
  onUpgraded,
}: OpenOptions): Promise<AthletikDatabase> => {
  // Told by time, not by the event `blocked`: a tab that is reloaded while it waits never gets that event again.
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
        // Its abortion is told by the opening itself.
        tx.done.catch(() => undefined);
        // To the migrations the tables are still those of older versions.
        migrate({ db, tx } as unknown as Upgrade, oldVersion, uuid).catch((error: unknown) => {
          failure = error;
          abort(tx);
        });
      },
      // A newer app waits for this tab to let go.
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
