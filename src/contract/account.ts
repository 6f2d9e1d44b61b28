/** Recovery of a password and verification of an e-mail address. */
import * as z from 'zod/mini';
import { get, post } from './calls';

export const newPasswordSchema = z.object({ password: z.string().check(z.minLength(1)) });

/** What a verification did: the address that counts now, if the link was for it. Other servers may answer anything. */
export const verifiedSchema = z.object({ email: z.nullable(z.string()) });

export type Verified = z.infer<typeof verifiedSchema>;

/** A 404 means that the address or token does not exist [RE-4, RE-5]. */
const notFound: readonly number[] = [404];

/** A 422 means that the password is too short or too long, a 429 that there were too many failures [CO-22]. */
const notTaken: readonly number[] = [...notFound, 422, 429];

export const accountCalls = {
  requestRecovery: (email: string) =>
    get(`/admin/email/recovery/${encodeURIComponent(email)}`, z.unknown(), notFound),
  checkRecovery: (token: string) =>
    get(`/admin/email/recovery/check/${encodeURIComponent(token)}`, z.boolean(), notFound),
  setPassword: (token: string, password: string) =>
    post(`/admin/email/recovery/${encodeURIComponent(token)}`, { password }, z.unknown(), notTaken),
  verifyEmail: (token: string) =>
    get(`/admin/email/verification/${encodeURIComponent(token)}`, z.unknown(), notFound),
};
