import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { wrongXsrfToken } from './errors';

const cookieName = 'XSRF-TOKEN';
const cookieLifetime = 365 * 24 * 60 * 60;
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Sets a cookie with a token that only a script of this origin can read, unless there is one. Only pages and the sign-in
 * set it: concurrent answers would overwrite each other's token.
 */
export const setXsrfCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  if (request.cookies[cookieName]) return;
  reply.setCookie(cookieName, randomBytes(32).toString('base64url'), {
    path: '/',
    sameSite: 'strict',
    maxAge: cookieLifetime,
  });
};

/** Throws 403 when a writing request has the cookie but not the same value in the header [CO-17]. */
export const checkXsrf = async (request: FastifyRequest): Promise<void> => {
  const cookie = request.cookies[cookieName];
  if (!cookie || safeMethods.includes(request.method)) return;
  const header = request.headers['x-xsrf-token'];
  if (typeof header !== 'string' || !isSame(header, cookie)) throw wrongXsrfToken();
};

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};
