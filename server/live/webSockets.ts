import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { type HttpError, notFound, wrongOrigin } from '../http/errors';
import { rawAnswer } from '../http/rawAnswer';
import type { LiveChannel } from './channel';
import type { Door } from './door';
import { maxFrameBytes } from './frames';
import { isOwnOrigin } from './origin';
import { tooManyWaiting } from './refusals';
import { closeCodes, type Wire } from './session';

const protocols = ['v12.stomp', 'v11.stomp', 'v10.stomp'];

/**
 * More than the limit of a frame, so that a frame that is too large gets an ERROR frame before the connection is cut.
 */
const maxMessageBytes = 4 * maxFrameBytes;

/** The most that is buffered for a client that does not read, in bytes. */
const maxWaitingBytes = 256 * 1024;

const bytesOf = (data: Buffer | ArrayBuffer | Buffer[]): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : new Uint8Array(data);

/** How long a client has to confirm a close, in milliseconds. A stopping server waits no longer. */
const closeTimeout = 1_000;

const refuse = (socket: Duplex, { statusCode, message, headers }: HttpError) => {
  socket.once('finish', () => socket.destroy());
  socket.end(rawAnswer(statusCode, message, headers));
};

const openSession = (
  channel: LiveChannel,
  network: string,
  socket: WebSocket,
  log: FastifyInstance['log'],
) => {
  const wire: Wire = {
    send: (text) => {
      if (socket.bufferedAmount > maxWaitingBytes) socket.terminate();
      else if (socket.readyState === socket.OPEN) socket.send(text);
    },
    close: (code, reason) => socket.close(code, reason),
  };
  const session = channel.open(wire, network);
  socket.on('message', (data) => session.receive(bytesOf(data)));
  socket.on('close', () => session.end(closeCodes.normal));
  socket.on('error', (error) => log.info(error, 'Eine WebSocket-Verbindung ist abgebrochen.'));
};

/** The live channel on WebSockets, at each of the paths [LC-2]. */
export const serveWebSockets = (
  app: FastifyInstance,
  { channel, publicUrl, networkOf }: Door,
  paths: readonly string[],
): void => {
  const options = {
    noServer: true,
    maxPayload: maxMessageBytes,
    closeTimeout,
    handleProtocols: (offered: Set<string>) => protocols.find((protocol) => offered.has(protocol)) ?? false,
  };
  const server = new WebSocketServer(options);

  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', (error) => app.log.info(error, 'Eine Verbindung ist abgebrochen.'));
    const path = request.url?.split('?')[0]?.replace(/\/$/, '') ?? '';
    if (!paths.includes(path)) return refuse(socket, notFound('Diese Adresse'));
    if (!isOwnOrigin(request.headers, publicUrl)) return refuse(socket, wrongOrigin());
    const network = networkOf({ remoteAddress: request.socket.remoteAddress, headers: request.headers });
    if (!channel.hasRoom(network)) return refuse(socket, tooManyWaiting());
    server.handleUpgrade(request, socket, head, (webSocket) =>
      openSession(channel, network, webSocket, app.log),
    );
  });
};
