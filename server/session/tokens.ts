import { createHash, randomBytes } from 'node:crypto';

/** How long a sign-in lasts, in milliseconds: 90 days, since an athlete may be offline for weeks. */
export const tokenLifetime = 90 * 24 * 60 * 60 * 1000;

/** A new token of 32 random bytes. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token; its 256 random bits need no slow hash. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
