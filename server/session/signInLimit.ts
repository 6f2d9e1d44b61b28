import type { Dependencies } from '../config/dependencies';
import { HttpError } from '../http/errors';
import { accountAt, createAttemptLimit } from './attemptLimit';
import { tooManyAttempts } from './refusals';

type TakeBack = () => Promise<void>;

/** Failed sign-ins a minute on one account from one address. */
const maxPerAccount = 10;

/** Failed sign-ins a minute from one address, on all accounts together. A whole club may share an address. */
const maxPerAddress = 100;

/** Failed sign-ins an hour on one account, from all addresses together, by devices that it does not know. */
const maxPerHour = 50;

/** Attempts a minute beyond these, of all such devices together. */
const slowPerMinute = 5;

/** Limits failed sign-ins, by account and by address. Addresses are networks, see `networkOf`. */
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
  const hourly = createAttemptLimit({
    ...perMinute,
    windowLength: 3_600_000,
    name: 'sign-in on an account from anywhere',
    maxAttempts: maxPerHour,
  });
  const slow = createAttemptLimit({
    ...perMinute,
    name: 'slow sign-in on an account from anywhere',
    maxAttempts: slowPerMinute,
  });
  return {
    /** Counts an attempt. Returns a function that takes it back. Throws 429 when it is not allowed. */
    begin: async (username: string, address: string): Promise<TakeBack> => {
      const account = accountAt(username, address);
      await accounts.begin(account);
      await addresses.begin(address);
      return async () => {
        await accounts.takeBack(account);
        await addresses.takeBack(address);
      };
    },
    /**
     * Does the same for a device that the account does not know: after many failures from anywhere, few get on [AC-5].
     */
    beginUnknown: async (username: string): Promise<TakeBack> => {
      try {
        await hourly.begin(username);
        return () => hourly.takeBack(username);
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        await slow.begin(username);
        return () => slow.takeBack(username);
      }
    },
  };
};
