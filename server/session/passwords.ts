import { hash, type Options, verify } from '@node-rs/argon2';

/** The cost of a password hash. Tests use the cheapest. */
export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

/** Hashes and checks passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes the same time with and without a hash, so that the time does not tell which users exist. */
  isCorrect(password: string, passwordHash: string | undefined): Promise<boolean>;
}

export const createPasswords = async (cost: PasswordCost): Promise<Passwords> => {
  const hashOfNobody = await hash('', cost);
  return {
    hash: (password) => hash(password, cost),
    isCorrect: async (password, passwordHash) => {
      const matches = await verify(passwordHash ?? hashOfNobody, password);
      return matches && passwordHash !== undefined;
    },
  };
};
