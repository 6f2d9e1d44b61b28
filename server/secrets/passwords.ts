import { hash, type Options, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { overloaded } from './refusals';

/** The cost of a password hash. Tests use the cheapest. */
export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

/** Hashes and checks passwords with argon2id. Both throw 503 when too many others are waiting. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time with and without a hash, so that the time does not tell which users exist. */
  isCorrect(password: string, passwordHash: string | null | undefined): Promise<boolean>;
}

/** How many hashes run at once. Node has four threads for them, which must also read files. */
const maxRunning = 2;

/** How many more wait. At about 30 ms a hash, the last one waits for less than a second. */
const maxWaiting = 40;

export const createPasswords = async (cost: PasswordCost): Promise<Passwords> => {
  const limit = pLimit(maxRunning);
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= maxWaiting) throw overloaded();
    return limit(work);
  };
  const hashOfNobody = await hash('', cost);
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    isCorrect: async (password, passwordHash) => {
      const matches = await inTurn(() => verify(passwordHash ?? hashOfNobody, password));
      return matches && Boolean(passwordHash);
    },
  };
};
