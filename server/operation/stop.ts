import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle';

/** How long a stop waits, in milliseconds. */
const patience = {
  /** For the next request of a connection that is kept open. Its answer then closes the connection. */
  nextRequest: 250,
  /** For requests that are being answered. The service manager has to wait longer before it kills. */
  answers: 25_000,
  /** For clients to confirm the end. A browser opens connections ahead, and these never end by themselves. */
  goodbye: 1_000,
};

const atMost = (limit: number, event: Promise<unknown>) =>
  Promise.race([event, wait(limit, undefined, { ref: false })]);

const watchConnections = ({ server }: FastifyInstance): ReadonlySet<Socket> => {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  return open;
};

/**
 * Lets nobody in any more. Resolves when all connections have ended. This is the close of a plain server: that of HTTP
 * would also cut the connections that wait, although a request may be on its way on them.
 */
const closeListener = ({ server }: FastifyInstance) =>
  new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));

/**
 * Returns how to stop a server that is about to listen. From then on `/ready` is 503 and each answer closes its
 * connection. Nobody is let in any more, the live channel and the work in the background end, requests that have begun
 * are answered, and `close` ends what they needed.
 */
export const prepareStop = (app: FastifyInstance, lifecycle: Lifecycle, close: () => Promise<void>) => {
  const connections = watchConnections(app);
  return async (): Promise<void> => {
    lifecycle.isStopping = true;
    const ended = closeListener(app);
    await atMost(patience.nextRequest, ended);
    const closed = app.close();
    await atMost(patience.answers, lifecycle.idle());
    await atMost(patience.goodbye, closed);
    for (const socket of connections) socket.destroy();
    await closed;
    await close();
  };
};
