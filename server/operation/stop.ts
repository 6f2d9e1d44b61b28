import { Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Lifecycle } from './lifecycle';

/** How long a stop waits, in milliseconds. */
const patience = {
  /** For the next request of a connection that is kept open. Its answer then closes the connection. */
  nextRequest: 250,
  /** For answers, until their clients have read them. The service manager has to wait longer before it kills. */
  answers: 25_000,
  /** For clients that have asked nothing to confirm the end: a browser opens connections ahead, and never ends them. */
  goodbye: 1_000,
};

const after = (limit: number): Promise<void> => wait(limit, undefined, { ref: false });

const atMost = (limit: number, event: Promise<unknown>) => Promise.race([event, after(limit)]);

/** Follows the connections of a server that is about to listen. */
const watchConnections = ({ server }: FastifyInstance) => {
  const open = new Set<Socket>();
  const served = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      served.delete(socket);
    });
  });
  server.on('request', ({ socket }) => served.add(socket));
  return { open: open as ReadonlySet<Socket>, served: served as ReadonlySet<Socket> };
};

/**
 * Leaves the end of each connection to the stop. Node would destroy those that are kept open as soon as their answer is
 * handed over, although its last megabytes may wait for the client in this process; and it would let go of the others
 * as soon as the kernel has their last byte, which is lost where the network of a container ends with this process.
 */
const keepConnections = ({ server }: FastifyInstance, open: Iterable<Socket>): void => {
  server.closeIdleConnections = () => {};
  for (const socket of open) socket.destroySoon = () => void socket.end();
};

/** Resolves when each client has ended its connection. It does that once it has read the end of ours. */
const endOf = (sockets: Iterable<Socket>) =>
  Promise.all(
    [...sockets].map((socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))),
  );

/**
 * Lets nobody in any more. Resolves when all connections have ended. This is the close of a plain server: that of HTTP
 * would also cut the connections that wait, although a request may be on its way on them.
 */
const closeListener = ({ server }: FastifyInstance) =>
  new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve()));

/**
 * Returns how to stop a server that is about to listen. From then on `/ready` is 503 and each answer closes its
 * connection. Nobody is let in any more, the live channel and the work in the background end, requests that have begun
 * are answered, their clients read the answers to the end, and `close` ends what they needed.
 */
export const prepareStop = (
  app: FastifyInstance,
  lifecycle: Lifecycle,
  close: () => Promise<void>,
  limits = patience,
) => {
  const { open, served } = watchConnections(app);
  return async (): Promise<void> => {
    lifecycle.isStopping = true;
    const grace = after(limits.answers);
    keepConnections(app, open);
    const ended = closeListener(app);
    await atMost(limits.nextRequest, ended);
    const closed = app.close();
    const isAnswered = lifecycle.idle().then(() => {
      for (const socket of open) socket.end();
    });
    await Promise.race([isAnswered, grace]);
    await atMost(limits.goodbye, closed);
    await Promise.race([endOf(served), grace]);
    for (const socket of open) socket.destroy();
    await closed;
    await close();
  };
};
