import { StorageFullError, StorageUnavailableError } from '../../domain/errors';

/** Whether an error has this name. Browser errors are not always instances of the page's own `Error`. */
export const isNamed = (error: unknown, name: string) => (error as { name?: unknown } | null)?.name === name;

/** Converts the browser's error of a full disk to `StorageFullError`. */
const translated = (error: unknown) =>
  isNamed(error, 'QuotaExceededError') ? new StorageFullError(String(error)) : error;

/**
 * The errors of a call whose connection the browser has closed or lost [DB-13]. A full disk does not belong to them:
 * its transaction first rejects with `QuotaExceededError`. The app itself aborts no transaction except an upgrade that
 * fails, and then throws the reason. An opening can fail with them too, while the browser deletes the database.
 */
const lossNames = ['InvalidStateError', 'UnknownError', 'AbortError'];

const isLoss = (error: unknown) => lossNames.some((name) => isNamed(error, name));

/** Milliseconds after which an opening that nobody blocks counts as failed [DB-14]. */
const openingLimit = 10_000;

/**
 * Resolves with the connection. Rejects with `StorageUnavailableError` when the browser gives no answer in time, unless
 * the opening is blocked by then. A connection that comes later is closed.
 */
export const openedInTime = <Db extends { close(): void }>(
  opening: Promise<Db>,
  isBlocked: () => boolean = () => false,
): Promise<Db> =>
  new Promise((resolve, reject) => {
    const limit = setTimeout(() => {
      if (isBlocked()) return;
      reject(new StorageUnavailableError('The database does not answer.'));
      opening.then(
        (db) => db.close(),
        () => undefined,
      );
    }, openingLimit);
    opening.then(resolve, reject).finally(() => clearTimeout(limit));
  });

/** What a connection needs of an open database. */
interface OpenDatabase {
  close(): void;
  addEventListener(type: 'close', listener: () => void): void;
  addEventListener(type: 'versionchange', listener: (event: IDBVersionChangeEvent) => void): void;
}

/**
 * The connection of this tab to a database. Opened when first needed, and opened again once it is lost: a call that
 * fails with the connection is repeated once [DB-13]. While it is open, a call starts at once, so that a write begins
 * before the page draws what it writes. Calls start in the order in which they were made, so writes keep their order.
 * After a loss, `onLost` is called as soon as the database works again, before any caller gets what it holds by then:
 * that may be nothing. `onBroken` is called when the repeated call fails, too.
 */
export const createConnection = <Db extends OpenDatabase>(
  open: () => Promise<Db>,
  onLost: () => void = () => undefined,
  onBroken: () => void = () => undefined,
) => {
  let connection: Promise<Db> | null = null;
  /** What `connection` has resolved with. */
  let opened: Db | null = null;
  let isLossUntold = false;

  const forget = (lost: Promise<Db>) => {
    if (connection !== lost) return;
    connection = null;
    opened = null;
  };

  const noteLoss = (lost: Promise<Db>) => {
    if (connection !== lost) return;
    forget(lost);
    isLossUntold = true;
    lost.then(
      (db) => db.close(),
      () => undefined,
    );
  };

  const noteSuccess = () => {
    if (!isLossUntold) return;
    isLossUntold = false;
    onLost();
  };

  const connect = () => {
    if (connection) return connection;
    const opening = open();
    connection = opening;
    opening.then(
      (db) => {
        // Before any call that waits for it goes on, so that none that comes later overtakes it.
        opened = db;
        const reopen = () => {
          noteLoss(opening);
          // If this fails, the next call opens again.
          run(async () => undefined).catch(() => undefined);
        };
        db.addEventListener('close', reopen);
        // Lets go, so that a newer app version in another tab can upgrade, or the browser can delete.
        db.addEventListener('versionchange', ({ newVersion }) => {
          db.close();
          if (newVersion === null) reopen();
          else forget(opening);
        });
      },
      () => forget(opening),
    );
    return opening;
  };

  const run = async <Result>(work: (db: Db) => Promise<Result>, isRepeated = false): Promise<Result> => {
    const used = connect();
    try {
      const result = await work(opened ?? (await used));
      noteSuccess();
      return result;
    } catch (error) {
      if (!isLoss(error)) throw error;
      noteLoss(used);
      if (isRepeated) {
        onBroken();
        throw error;
      }
    }
    return run(work, true);
  };

  return async <Result>(work: (db: Db) => Promise<Result>): Promise<Result> => {
    try {
      return await run(work);
    } catch (error) {
      throw translated(error);
    }
  };
};
