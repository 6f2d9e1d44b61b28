import { dialectOf } from '../database/dialect';
import type { Database } from '../database/tables';
import type { HttpError } from '../http/errors';
import type { Window } from './attempts';
import { countOwnAttempts } from './ownAttempts';
import { countSharedAttempts } from './sharedAttempts';

interface Limit extends Window {
  db: Database;
  /** Tells the limit from the others. */
  name: string;
  refusal: (secondsToWait: number) => HttpError;
}

/**
 * Allows `maxAttempts` per key within `windowLength` milliseconds after the first of them. An attempt counts from its
 * start, so that many attempts at once get no further than attempts one by one, also on several processes.
 */
export const createAttemptLimit = ({ db, name, refusal, ...window }: Limit) => {
  const attempts = dialectOf(db).isShared ? countSharedAttempts(db, name, window) : countOwnAttempts(window);
  return {
    /** Counts an attempt. Throws the refusal when it is not allowed. */
    begin: async (key: string): Promise<void> => {
      const endsAt = await attempts.add(key);
      if (endsAt !== null) throw refusal(Math.ceil((endsAt - window.now()) / 1000));
    },
    /** Takes back the attempt that `begin` counted. */
    takeBack: attempts.takeBack,
  };
};

/**
 * The key of attempts on one account from one network, see `networkOf`. Others in the same one are never locked out.
 */
export const accountAt = (account: string, network: string): string => JSON.stringify([account, network]);
