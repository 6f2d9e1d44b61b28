import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { xsrfPairs } from '../../src/contract/xsrf';
import { wrongXsrfToken } from './errors';

const cookieLifetime = 365 * 24 * 60 * 60;
const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

type XsrfPair = (typeof xsrfPairs)[number];

const isSame = (one: string, other: string): boolean => {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
};

const hasCookie =
  ({ cookies }: FastifyRequest) =>
  ({ cookie }: XsrfPair): boolean =>
    Boolean(cookies[cookie]);

/** Whether the browser has been here before. */
export const hasXsrfCookie = (request: FastifyRequest): boolean => xsrfPairs.some(hasCookie(request));

const isMatch =
  ({ cookies, headers }: FastifyRequest) =>
  ({ cookie, header }: XsrfPair): boolean => {
    const [sent, repeated] = [cookies[cookie], headers[header]];
    return Boolean(sent) && typeof repeated === 'string' && isSame(repeated, String(sent));
  };

/** Sets cookies with one new token that only a script of this host can read. */
const setCookies = (reply: FastifyReply, pairs: readonly XsrfPair[]): void => {
  const token = randomBytes(32).toString('base64url');
  for (const { cookie } of pairs) {
    reply.setCookie(cookie, token, { path: '/', sameSite: 'strict', maxAge: cookieLifetime });
  }
};

/**
 * Sets the XSRF cookies that the browser lacks. Only pages, the sign-in and a refusal set them: concurrent answers
 * would overwrite each other's token. A cookie that is there may be another program's, so it stays.
 */
export const setXsrfCookies = (request: FastifyRequest, reply: FastifyReply): void =>
  setCookies(
    reply,
    xsrfPairs.filter((pair) => !hasCookie(request)(pair)),
  );

/**
 * Throws 403 when a writing request has one of the cookies but repeats none of them in its header [CO-17]. The answer
 * then sets fresh cookies, so that a page which could not read the former ones succeeds with its next try.
 */
export const checkXsrf = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
  if (safeMethods.includes(request.method) || !hasXsrfCookie(request)) return;
  if (xsrfPairs.some(isMatch(request))) return;
  setCookies(reply, xsrfPairs);
  throw wrongXsrfToken();
};
