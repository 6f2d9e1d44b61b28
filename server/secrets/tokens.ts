import { createHash, randomBytes } from 'node:crypto';

/** How long a sign-in lasts, in milliseconds: 90 days, since an athlete may be offline for weeks. */
export const tokenLifetime = 90 * 24 * 60 * 60 * 1000;

/** Returns a new token of 32 random bytes. */
export const createToken = (): string => randomBytes(32).toString('base64url');

/** Returns what is stored of a token. A fast hash is enough for 256 random bits. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
