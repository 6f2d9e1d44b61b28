import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle';

/**
 * Follows the requests to the routes that are added after this: each has an id, and is finished before the server ends.
 */
export const followRequests = (app: FastifyInstance, lifecycle: Lifecycle): void => {
  app.addHook('onRequest', async (request, reply) => {
    lifecycle.begin(reply.raw);
    reply.header('x-request-id', request.id);
  });
  // A connection that is kept open would otherwise end when its client sends the next request.
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isStopping) reply.header('connection', 'close');
  });
};
