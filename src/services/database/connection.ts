import { StorageFullError } from '../../domain/errors';
import type { AthletikDatabase } from './open';

/** Whether an error has this name. Browser errors are not always instances of the page's own `Error`. */
export const isNamed = (error: unknown, name: string) => (error as { name?: unknown } | null)?.name === name;

/** Converts the browser's error of a full disk to `StorageFullError`. */
export const translated = (error: unknown) =>
  isNamed(error, 'QuotaExceededError') ? new StorageFullError(String(error)) : error;

/**
 * The connection of this tab. Opened when first needed, and opened once more if the browser has closed it. Calls
 * start in the order in which they were made, so writes keep their order.
 */
export const createConnection = (open: () => Promise<AthletikDatabase>) => {
  let connection: Promise<AthletikDatabase> | null = null;

  const connect = () => {
    connection ??= open().catch((error: unknown) => {
      connection = null;
      throw error;
    });
    return connection;
  };

  return async <Result>(work: (db: AthletikDatabase) => Promise<Result>): Promise<Result> => {
    try {
      return await work(await connect());
    } catch (error) {
      if (!isNamed(error, 'InvalidStateError')) throw translated(error);
    }
    connection = null;
    try {
      return await work(await connect());
    } catch (error) {
      throw translated(error);
    }
  };
};

export type Connection = ReturnType<typeof createConnection>;
