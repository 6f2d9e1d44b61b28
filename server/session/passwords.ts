import { hash, type Options, verify } from '@node-rs/argon2';

/** How costly a password hash is; tests choose a cheap one. */
export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

/** Hashes and checks passwords with argon2id. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long for a user who does not exist (no hash) as for one who does, so that names cannot be guessed. */
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
