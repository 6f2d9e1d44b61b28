import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import sockjs from 'sockjs';
import { notFound, wrongOrigin } from '../http/errors';
import { networkOf } from '../http/network';
import { securityHeaders } from '../http/securityHeaders';
import type { Door } from './door';
import { maxFrameBytes } from './frames';
import { isOwnOrigin } from './origin';
import { tooManyWaiting } from './refusals';
import { closeCodes, type Wire } from './session';

declare module 'sockjs' {
  interface ServerOptions {
    disable_cors?: boolean;
  }
  interface Connection {
    close(code: number, reason: string): boolean;
  }
  interface Server {
    middleware(options: ServerOptions): (request: IncomingMessage, response: ServerResponse) => boolean;
  }
}

/** The transports that the app may fall back to. Those for pages of other origins are left out. */
const transports = {
  GET: ['/info', '/:server/:session/eventsource'],
  POST: ['/:server/:session/xhr', '/:server/:session/xhr_send', '/:server/:session/xhr_streaming'],
};

/** The size of the largest frame when every byte is escaped in JSON. */
const maxBodyBytes = 6 * maxFrameBytes;

/** SockJS keeps its sessions in a plain object, so a session must not have the name of a property of every object. */
const isSessionName = (name: string): boolean => !(name in {});

/** SockJS has no limit for bodies. Ends a request whose body is too long. */
const limitBody = (request: IncomingMessage) => {
  let bytes = 0;
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) request.destroy();
  });
};

/** The name of a session, from the path of one of its requests: `/{server}/{session}/{transport}` at the end. */
const sessionNameOf = ({ pathname }: { pathname: string }): string => pathname.split('/').at(-2) ?? '';

/** `open` has the names of the sessions. */
const createServer = ({ channel, networkOf }: Door, open: Set<string>, log: FastifyRequest['log']) => {
  const server = sockjs.createServer({
    websocket: false,
    disable_cors: true,
    log: (severity, message) => (severity === 'error' ? log.error(message) : log.debug(message)),
  });
  server.on('connection', (connection) => {
    const name = sessionNameOf(connection);
    open.add(name);
    const wire: Wire = {
      send: (text) => connection.write(text),
      close: (code, reason) => connection.close(code, reason),
    };
    const session = channel.open(wire, networkOf(connection));
    // A client may put anything into its JSON, not only strings.
    connection.on('data', (data: unknown) => session.receive(Buffer.from(String(data))));
    connection.on('close', () => {
      open.delete(name);
      session.end(closeCodes.normal);
    });
  });
  return server;
};

/**
 * The live channel over plain requests, for networks that let no WebSocket through [LC-12]. `prefix` is its full path.
 */
export const sockJsRoutes =
  (door: Door, prefix: string): FastifyPluginAsync =>
  async (app) => {
    const open = new Set<string>();
    const handle = createServer(door, open, app.log).middleware({ prefix });

    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _body, done) => done(null));
    app.addHook<{ Params: { session?: string } }>('onRequest', async ({ headers, ip, params }) => {
      if (!isOwnOrigin(headers, door.publicUrl)) throw wrongOrigin();
      const { session } = params;
      if (session === undefined || open.has(session)) return;
      if (!isSessionName(session)) throw notFound('Diese Adresse');
      if (!door.channel.hasRoom(networkOf(ip))) throw tooManyWaiting();
    });

    const handOver = (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      for (const [name, value] of Object.entries(securityHeaders)) reply.raw.setHeader(name, value);
      handle(request.raw, reply.raw);
      limitBody(request.raw);
    };
    for (const path of transports.GET) app.get(path, { exposeHeadRoute: false }, handOver);
    for (const path of transports.POST) app.post(path, handOver);
  };
