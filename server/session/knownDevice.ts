import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CheckedUser } from './checkedUser';

/** In seconds: a year, as long as that of the XSRF cookies. */
const lifetime = 365 * 24 * 60 * 60;

/** Short, since a tablet of a club may know many accounts. It does not show whose it is. */
const nameOf = (username: string): string =>
  `known-${createHash('sha256').update(username).digest('base64url').slice(0, 8)}`;

/**
 * The hash of the password is the key: nobody but the server has it, and another password ends what was signed with it.
 */
const sign = ({ username, passwordHash }: CheckedUser, salt: string): string =>
  createHmac('sha256', passwordHash).update(`${username} ${salt}`).digest('base64url').slice(0, 22);

/** Whether somebody has signed in to this account in this browser, with its present password [AC-5]. */
export const isKnownDevice = ({ cookies }: FastifyRequest, user: CheckedUser): boolean => {
  const [salt = '', signature = ''] = cookies[nameOf(user.username)]?.split('.') ?? [];
  const [sent, expected] = [Buffer.from(signature), Buffer.from(sign(user, salt))];
  return sent.length === expected.length && timingSafeEqual(sent, expected);
};

/** Lets the browser know that it signed in to this account. The cookie opens nothing, and goes to the sign-in only. */
export const rememberDevice = (reply: FastifyReply, user: CheckedUser, publicUrl: string): void => {
  const { pathname, protocol } = new URL(publicUrl);
  const salt = randomBytes(9).toString('base64url');
  reply.setCookie(nameOf(user.username), `${salt}.${sign(user, salt)}`, {
    path: `${pathname.replace(/\/$/, '')}/api/auth`,
    sameSite: 'strict',
    httpOnly: true,
    secure: protocol === 'https:',
    maxAge: lifetime,
  });
};
