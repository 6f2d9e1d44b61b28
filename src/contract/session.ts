import * as z from 'zod/mini';
import { post } from './calls';

/**
 * `tokenHash` is the SHA-256 of the token, 64 hexadecimal digits. Somebody who knows it can end the sign-in and do
 * nothing else, so a device may keep it until it meets the server again.
 */
export const endedSessionSchema = z.object({ tokenHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)) });

export const sessionCalls = {
  /** Needs no sign-in. An unknown hash is no error: the sign-in has ended already [CO-26]. */
  end: (tokenHash: string) => post('/session/end', { tokenHash }, z.unknown()),
};
