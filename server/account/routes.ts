import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { newPasswordSchema } from '../../src/contract/account';
import { invalidLink, tooManyMails } from '../http/errors';
import { tagAnswer } from '../http/etag';
import { smallBodyLimit } from '../http/limits';
import { normaliseMailAddress } from '../mail/mailAddress';
import type { AttemptLimit } from '../session/attemptLimit';
import { hashToken } from '../session/tokens';
import type { AccountDependencies } from './dependencies';
import { recoverPassword, requestRecovery } from './recovery';
import { isRecoveryOpen } from './recoveryTokens';
import { verifyEmailByToken } from './verificationTokens';

/** The body of a call that returns nothing but its status. */
const done = {};
const doneSchema = z.object({});
const tokenParam = z.object({ token: z.string() });

/** These GETs change something, so there is no HEAD for them: link checkers send HEAD. */
const exposeHeadRoute = false;

/** Recovery of a password [API-11 to API-13] and verification of an address [API-14]; open to everybody [GU-8]. */
export const accountRoutes =
  (dependencies: AccountDependencies, recoveryLimit: AttemptLimit): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, now } = dependencies;
    app.addHook('onSend', tagAnswer);

    app.get(
      '/admin/email/recovery/:identifier',
      {
        exposeHeadRoute,
        schema: { params: z.object({ identifier: z.string() }), response: { 200: doneSchema } },
      },
      async (request) => {
        const { identifier } = request.params;
        const secondsToWait = recoveryLimit.begin(normaliseMailAddress(identifier), request.ip);
        if (secondsToWait > 0) throw tooManyMails(secondsToWait);
        await requestRecovery(dependencies, identifier);
        return done;
      },
    );

    app.get(
      '/admin/email/recovery/check/:token',
      { schema: { params: tokenParam, response: { 200: z.boolean() } } },
      async (request) => isRecoveryOpen(db, hashToken(request.params.token), now()),
    );

    app.post(
      '/admin/email/recovery/:token',
      {
        bodyLimit: smallBodyLimit,
        schema: { params: tokenParam, body: newPasswordSchema, response: { 200: doneSchema } },
      },
      async (request) => {
        await recoverPassword(dependencies, request.params.token, request.body.password);
        return done;
      },
    );

    app.get(
      '/admin/email/verification/:token',
      { exposeHeadRoute, schema: { params: tokenParam, response: { 200: doneSchema } } },
      async (request) => {
        if (!(await verifyEmailByToken(db, hashToken(request.params.token)))) throw invalidLink();
        return done;
      },
    );
  };
