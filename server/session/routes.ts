import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { credentialsSchema, currentUserSchema } from '../../src/contract/schemas';
import { endedSessionSchema } from '../../src/contract/session';
import type { Dependencies } from '../config/dependencies';
import { type Api, returns } from '../http/api';
import { smallBodyLimit } from '../http/limits';
import { setXsrfCookies } from '../http/xsrf';
import { deleteToken } from './authTokens';
import { createCredentialsCheck } from './checkCredentials';
import { emailNotVerified, resting } from './refusals';
import { type SignInDependencies, signInOn } from './signIn';

/**
 * Signing in [API-6] and out [CO-26]. Wrong credentials are 401, an e-mail address that is not verified is 403 [API-7],
 * a resting account is 403 [MB-5], and too many failures are 429, and too many sign-ins at once 503.
 */
export const authRoutes = (
  app: Api,
  dependencies: Pick<Dependencies, 'passwords'> & SignInDependencies,
): void => {
  const { db } = dependencies;
  const checkCredentials = createCredentialsCheck(dependencies);
  const options = {
    bodyLimit: smallBodyLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => setXsrfCookies(request, reply),
    ...returns(currentUserSchema, { body: credentialsSchema }),
  };

  app.post('/auth', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const check = await checkCredentials(request, request.body);
    if (check.isResting === 1) throw resting();
    if (check.emailVerified === 0) throw emailNotVerified();
    return signInOn(dependencies, reply, check);
  });

  const ending = { bodyLimit: smallBodyLimit, ...returns(z.object({}), { body: endedSessionSchema }) };
  app.post('/session/end', ending, async (request, reply) => {
    await deleteToken(db, request.body.tokenHash);
    // The browser's cache still has the answers to this person.
    reply.header('clear-site-data', '"cache"');
    return {};
  });
};
