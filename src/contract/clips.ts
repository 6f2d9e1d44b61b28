/** All clips of the server, so that a device learns which have changed [VI-1]. A server without it has no `clips`. */
import * as z from 'zod/mini';
import { get, refusals } from './calls';

/** A clip: its length in bytes, and the strong tag of its content, as in the header `ETag`. */
export const clipSchema = z.object({
  fileName: z.string(),
  size: z.int().check(z.nonnegative()),
  etag: z.string(),
});

export type Clip = z.infer<typeof clipSchema>;

export const clipCalls = {
  all: () => get('/video/', z.array(clipSchema), refusals),
};
