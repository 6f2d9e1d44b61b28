import type { FastifyRequest } from 'fastify';
import type { Credentials } from '../../src/contract/schemas';
import type { Dependencies } from '../config/dependencies';
import { networkOf } from '../http/network';
import { findSignInCheck } from '../users/users';
import { isKnownDevice } from './knownDevice';
import { wrongCredentials } from './refusals';
import { createSignInLimit } from './signInLimit';

/**
 * Returns a function that returns what is known of the user with this name and this password. It throws 401 when one is
 * wrong, and 429 after too many failures; those on one account from anywhere do not concern a device that it knows
 * [AC-5].
 */
export const createCredentialsCheck = ({
  db,
  passwords,
  now,
}: Pick<Dependencies, 'db' | 'passwords' | 'now'>) => {
  const limit = createSignInLimit({ db, now });
  return async (request: FastifyRequest, { username, password }: Credentials) => {
    const begun = [await limit.begin(username, networkOf(request.ip))];
    const takeBack = async () => {
      for (const takeBackOne of begun) await takeBackOne();
    };
    const check = await findSignInCheck(db, username);
    const passwordHash = check?.passwordHash ?? undefined;
    let isCorrect: boolean;
    try {
      const isKnown = passwordHash !== undefined && isKnownDevice(request, { username, passwordHash });
      if (!isKnown) begun.push(await limit.beginUnknown(username));
      isCorrect = await passwords.isCorrect(password, passwordHash);
    } catch (error) {
      await takeBack();
      throw error;
    }
    if (!isCorrect || !check || passwordHash === undefined) throw wrongCredentials();
    await takeBack();
    return { ...check, username, passwordHash };
  };
};
