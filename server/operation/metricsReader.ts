import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { forbidden } from '../http/errors';
import { hashToken } from '../secrets/tokens';

const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/** The headers by which a proxy says that the request is somebody else's. */
const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** The names of this machine in `Host`. A page whose own name leads here (DNS rebinding) sends its own. */
const ownName = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i;

const isFromHere = ({ headers, socket }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  ownName.test(headers.host ?? '') &&
  forwarding.every((name) => headers[name] === undefined);

/** Compares by hashes, so that the time says nothing about the token. */
const isSame = (sent: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(sent)), Buffer.from(hashToken(token)));

/**
 * Returns an `onRequest` hook for `/metrics`. It lets pass requests with the token or, where no token is set, from this
 * machine; to others it throws 403. What a proxy on this machine passes on is not from here, nor what was sent to
 * another name.
 */
export const demandMetricsReader = (token: string | undefined) => async (request: FastifyRequest) => {
  const { authorization = '' } = request.headers;
  const mayRead = token === undefined ? isFromHere(request) : isSame(authorization, `Bearer ${token}`);
  if (!mayRead) throw forbidden();
};
