/** What a page and the worker that reads a list for it say to each other. */
import type { ReadFile } from '../../domain/listedMembers';

export interface ListRequest {
  bytes: Uint8Array;
  year: number;
}

/** `ready` comes once, then the answer to the one request. */
export type ListReply = { is: 'ready' } | { is: 'read'; read: ReadFile };
