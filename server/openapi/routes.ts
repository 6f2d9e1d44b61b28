import type { FastifyInstance } from 'fastify';
import { compressAnswers } from '../http/compressed';
import { tagAnswer } from '../http/etag';

/**
 * The document of the API in OpenAPI 3.1, at `/openapi.json`; open to everybody. It is made when somebody first asks
 * for it, since a start would take longer otherwise.
 */
export const openApiRoutes = async (app: FastifyInstance): Promise<void> => {
  app.addHook('onSend', tagAnswer);
  await compressAnswers(app);
  let document: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    document ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').send(document);
  });
};
