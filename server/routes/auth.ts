import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { credentialsSchema, currentUserSchema } from '../../src/contract/schemas';
import type { Passwords } from '../auth/passwords';
import type { SignInLimit } from '../auth/signInLimit';
import { createToken, hashToken, tokenLifetime } from '../auth/tokens';
import type { Clock } from '../clock';
import { storeToken } from '../database/authTokens';
import type { Database } from '../database/tables';
import { findPasswordHash, findUserDetails } from '../database/users';
import { tooManyAttempts, wrongCredentials } from '../errors';
import { setXsrfCookie } from '../http/xsrf';

interface AuthDependencies {
  db: Database;
  passwords: Passwords;
  signInLimit: SignInLimit;
  now: Clock;
}

/** More than any name and password need, in bytes. */
const bodyLimit = 16 * 1024;

/** Signing in [API-6]; wrong credentials are 401 [API-7], too many of them 429. */
export const authRoutes =
  ({ db, passwords, signInLimit, now }: AuthDependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => setXsrfCookie(request, reply));

    app.post(
      '/auth',
      { bodyLimit, schema: { body: credentialsSchema, response: { 200: currentUserSchema } } },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { username, password } = request.body;
        const secondsToWait = signInLimit.begin(username, request.ip);
        if (secondsToWait > 0) throw tooManyAttempts(secondsToWait);

        const isCorrect = await passwords.isCorrect(password, await findPasswordHash(db, username));
        const user = isCorrect ? await findUserDetails(db, username) : undefined;
        if (!user) throw wrongCredentials();
        signInLimit.succeed(username, request.ip);

        const token = createToken();
        const expiresAt = now() + tokenLifetime;
        await storeToken(db, { tokenHash: hashToken(token), userId: user.id, expiresAt }, now());
        return { ...user, token };
      },
    );
  };
