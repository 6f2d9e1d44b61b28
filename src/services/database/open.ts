import { type IDBPDatabase, openDB } from 'idb';
import { NewerDatabaseError } from '../../domain/errors';
import { type createConnection, openedInTime } from './connection';
import { migrate } from './migrations/migrate';
import type { Upgrade } from './migrations/rewriteRows';
import { type AthletikSchema, databaseName, databaseVersion } from './schema';

/** Milliseconds after which an opening that has not started its upgrade may count as blocked. */
const patience = 2000;

export type AthletikDatabase = IDBPDatabase<AthletikSchema>;

/** Runs a function with the connection to `as_db`. */
export type Connection = ReturnType<typeof createConnection<AthletikDatabase>>;

interface OpenOptions {
  /** Makes client ids for runs of older versions, which lack them [CO-20]. */
  uuid: () => string;
  /** True: a tab with an older app version blocks the upgrade. False: it no longer does [DB-11]. */
  onBlockedChange: (isBlocked: boolean) => void;
  /** The database existed with this older version and is now upgraded. */
  onUpgraded: (oldVersion: number) => void;
}

/**
 * Whether an older version is stored, which a tab may hold open. A tab that is reloaded while it waits never gets the
 * event `blocked` again, so only this tells it. False where the browser does not tell versions.
 */
const isOlderStored = async (): Promise<boolean> => {
  try {
    const stored = await indexedDB.databases();
    return stored.some(({ name, version = 0 }) => name === databaseName && version < databaseVersion);
  } catch {
    return false;
  }
};

const abort = (tx: { abort(): void }) => {
  try {
    tx.abort();
  } catch {
    // The browser has already aborted it.
  }
};

/**
 * Opens `as_db` and upgrades it to the current version. Waits while another tab has an older version open. Throws
 * `NewerDatabaseError` when the database is newer than this app version, and `StorageUnavailableError` when the browser
 * does not answer [DB-14]. A failed or aborted upgrade changes nothing and runs again at the next opening.
 */
export const openDatabase = async ({
  uuid,
  onBlockedChange,
  onUpgraded,
}: OpenOptions): Promise<AthletikDatabase> => {
  let isHeldOpen = false;
  let isBlocked = false;
  /** The browser has neither begun the upgrade nor ended the opening. */
  let isWaiting = true;
  const tellBlocked = () => {
    if (!isWaiting) return;
    isBlocked = true;
    onBlockedChange(true);
  };
  // Not at the event `blocked`, because a tab that lets go at once is not worth a notice.
  const timer = setTimeout(() => {
    if (isHeldOpen) tellBlocked();
    else void isOlderStored().then((isOlder) => isOlder && tellBlocked());
  }, patience);
  let upgradedFrom = 0;
  let failure: unknown;
  try {
    const opening = openDB<AthletikSchema>(databaseName, databaseVersion, {
      upgrade: (db, oldVersion, _newVersion, tx) => {
        clearTimeout(timer);
        isWaiting = false;
        upgradedFrom = oldVersion;
        // `openDB` also rejects when the upgrade is aborted; that error is handled below.
        tx.done.catch(() => undefined);
        // The migrations work with the tables of older versions, which this schema does not describe.
        migrate({ db, tx } as unknown as Upgrade, oldVersion, uuid).catch((error: unknown) => {
          failure = error;
          abort(tx);
        });
      },
      blocked: () => {
        isHeldOpen = true;
      },
    });
    const database = await openedInTime(opening, () => isBlocked || !isWaiting);
    clearTimeout(timer);
    isWaiting = false;
    if (upgradedFrom > 0) onUpgraded(upgradedFrom);
    return database;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') throw new NewerDatabaseError();
    throw failure ?? error;
  } finally {
    clearTimeout(timer);
    isWaiting = false;
    if (isBlocked) onBlockedChange(false);
  }
};
