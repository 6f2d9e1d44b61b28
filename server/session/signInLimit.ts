import { tooManyAttempts } from '../http/errors';
import type { Clock } from '../time';
import { accountAt, createAttemptLimit } from './attemptLimit';

/** Failed sign-ins a minute on one account from one address. */
const maxPerAccount = 10;

/** Failed sign-ins a minute from one address, whatever the account. A whole club may share an address. */
const maxPerAddress = 100;

/** Limits failed sign-ins, by account and by address. */
export const createSignInLimit = (now: Clock) => {
  const perMinute = { now, windowLength: 60_000, refusal: tooManyAttempts };
  const accounts = createAttemptLimit({ ...perMinute, maxAttempts: maxPerAccount });
  const addresses = createAttemptLimit({ ...perMinute, maxAttempts: maxPerAddress });
  return {
    /** Counts an attempt. Returns a function that takes it back. Throws 429 when it is not allowed. */
    begin(username: string, address: string): () => void {
      const account = accountAt(username, address);
      accounts.begin(account);
      addresses.begin(address);
      return () => {
        accounts.takeBack(account);
        addresses.takeBack(address);
      };
    },
  };
};
