import type { Dependencies } from '../dependencies';
import { tooManyAttempts } from '../http/errors';
import { accountAt, createAttemptLimit } from './attemptLimit';

/** Failed sign-ins a minute on one account from one address. */
const maxPerAccount = 10;

/** Failed sign-ins a minute from one address, whatever the account. A whole club may share an address. */
const maxPerAddress = 100;

/** Limits failed sign-ins, by account and by address. */
export const createSignInLimit = ({ db, now }: Pick<Dependencies, 'db' | 'now'>) => {
  const perMinute = { db, now, windowLength: 60_000, refusal: tooManyAttempts };
  const accounts = createAttemptLimit({
    ...perMinute,
    name: 'sign-in on an account',
    maxAttempts: maxPerAccount,
  });
  const addresses = createAttemptLimit({
    ...perMinute,
    name: 'sign-in from an address',
    maxAttempts: maxPerAddress,
  });
  return {
    /** Counts an attempt. Returns a function that takes it back. Throws 429 when it is not allowed. */
    begin: async (username: string, address: string): Promise<() => Promise<void>> => {
      const account = accountAt(username, address);
      await accounts.begin(account);
      await addresses.begin(address);
      return async () => {
        await accounts.takeBack(account);
        await addresses.takeBack(address);
      };
    },
  };
};
