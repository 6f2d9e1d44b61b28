import { StorageFullError } from '../../domain/errors';
import type { AthletikDatabase } from './open';

/** The errors of a browser are told apart by their names; not everywhere are they instances of the page's own `Error`. */
export const isNamed = (error: unknown, name: string) => (error as { name?: unknown } | null)?.name === name;

/** What the browser says of a full disk, in our own words. */
export const translated = (error: unknown) =>
  isNamed(error, 'QuotaExceededError') ? new StorageFullError(String(error)) : error;

/**
 * The one connection of this tab, opened when first needed, and once more should the browser have closed it. Work that is
 * asked for first is begun first, so that writes keep their order.
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
