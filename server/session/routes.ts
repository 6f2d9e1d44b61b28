import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { credentialsSchema, currentUserSchema } from '../../src/contract/schemas';
import type { Clock } from '../clock';
import type { Database } from '../database/tables';
import { emailNotVerified, tooManyAttempts, wrongCredentials } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { setXsrfCookie } from '../http/xsrf';
import { findSignInCheck, findUserDetails } from '../users/users';
import type { AttemptLimit } from './attemptLimit';
import { storeToken } from './authTokens';
import type { Passwords } from './passwords';
import { createToken, hashToken, tokenLifetime } from './tokens';

interface AuthDependencies {
  db: Database;
  passwords: Passwords;
  signInLimit: AttemptLimit;
  now: Clock;
}

/**
 * Signing in [API-6]. Wrong credentials are 401, an e-mail address that is not verified is 403 [API-7], and too many
 * failures are 429.
 */
export const authRoutes =
  ({ db, passwords, signInLimit, now }: AuthDependencies): FastifyPluginAsyncZod =>
  async (app) => {
    app.addHook('onRequest', async (request, reply) => setXsrfCookie(request, reply));

    app.post(
      '/auth',
      {
        bodyLimit: smallBodyLimit,
        schema: { body: credentialsSchema, response: { 200: currentUserSchema } },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { username, password } = request.body;
        const secondsToWait = signInLimit.begin(username, request.ip);
        if (secondsToWait > 0) throw tooManyAttempts(secondsToWait);

        const check = await findSignInCheck(db, username);
        const isCorrect = await passwords.isCorrect(password, check?.passwordHash);
        const user = isCorrect ? await findUserDetails(db, username) : undefined;
        if (!check || !user) throw wrongCredentials();
        signInLimit.takeBack(username, request.ip);
        if (!check.isVerified) throw emailNotVerified();

        const token = createToken();
        const stored = { tokenHash: hashToken(token), userId: user.id, expiresAt: now() + tokenLifetime };
        if (!(await storeToken(db, stored, check.passwordHash, now()))) throw wrongCredentials();
        return { ...user, token };
      },
    );
  };
