import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { currentUserSchema } from '../../src/contract/schemas';
import { setupOfferSchema, setupSchema } from '../../src/contract/setup';
import { createLinkLimit } from '../account/linkLimit';
import type { Dependencies } from '../dependencies';
import { type Api, returns } from '../http/api';
import { invalidSetup } from '../http/errors';
import { smallBodyLimit } from '../http/limits';
import { setXsrfCookies } from '../http/xsrf';
import { signIn } from '../session/signIn';
import { beginClub } from './begin';
import { findSetupCode } from './setupCode';

const byCode = { params: z.object({ code: z.string() }) };

/** The beginning of a club, open to whoever has the code that the server printed [CL-1]. Guessing is limited. */
export const setupRoutes = (
  app: Api,
  dependencies: Pick<Dependencies, 'db' | 'passwords' | 'now' | 'config'>,
): void => {
  const { db, now } = dependencies;
  const limit = createLinkLimit(now);

  app.get('/setup/:code', returns(setupOfferSchema, byCode), async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const isOpen = async () => (await findSetupCode(db, request.params.code))?.usedAt === null;
    if (!(await limit(request.ip, isOpen))) throw invalidSetup();
    return { sampleContent: ['demo' as const] };
  });

  const beginning = {
    bodyLimit: smallBodyLimit,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => setXsrfCookies(request, reply),
    ...returns(currentUserSchema, { ...byCode, body: setupSchema }),
  };
  app.post('/setup/:code', beginning, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    let user: Awaited<ReturnType<typeof beginClub>>;
    await limit(request.ip, async () => {
      user = await beginClub(dependencies, request.params.code, request.body);
      return user !== undefined;
    });
    if (!user) throw invalidSetup();
    return signIn(db, user, request, now());
  });
};
