import * as z from 'zod/mini';

/** Failed tries to send something, in a row on the device. */
export const failureSchema = z.object({ tries: z.int(), message: z.string() });
