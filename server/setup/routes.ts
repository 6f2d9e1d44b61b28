import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { currentUserSchema } from '../../src/contract/schemas';
import { setupOfferSchema, setupSchema } from '../../src/contract/setup';
import { createLinkLimit } from '../account/linkLimit';
import { type Api, returns } from '../http/api';
import { invalidLink } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { networkOf } from '../http/network';
import { setXsrfCookies } from '../http/xsrf';
import { hasContent } from '../samples/hasContent';
import { type SignInDependencies, signInOn } from '../session/signIn';
import { type SetupDependencies, setUpClub } from './setUpClub';
import { isSetupOpen } from './setupCode';

const byCode = { params: z.object({ code: z.string() }) };

/** The beginning of a club [CL-1], open to anybody who has the code. A wrong code, and any code afterwards, is 404. */
export const setupRoutes = (app: Api, dependencies: SetupDependencies & SignInDependencies): void => {
  const { db } = dependencies;
  const limitCodes = createLinkLimit(dependencies, 'set-up');

  app.get('/setup/:code', returns(setupOfferSchema, byCode), async (request) => {
    const isOpen = () => isSetupOpen(db, request.params.code);
    if (!(await limitCodes(networkOf(request.ip), isOpen))) throw invalidLink();
    const sampleContent = (await hasContent(db)) ? (['none'] as const) : (['demo', 'short'] as const);
    return { sampleContent: [...sampleContent] };
  });

  const options = {
    bodyLimit: smallBodyLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => setXsrfCookies(request, reply),
    ...returns(currentUserSchema, { ...byCode, body: setupSchema }),
  };
  app.post('/setup/:code', options, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { params, body } = request;
    let passwordHash: string | undefined;
    const begin = async () => {
      passwordHash = await setUpClub(dependencies, params.code, body);
      return passwordHash !== undefined;
    };
    if (!(await limitCodes(networkOf(request.ip), begin)) || passwordHash === undefined) throw invalidLink();
    return signInOn(dependencies, reply, { username: body.username, passwordHash });
  });
};
