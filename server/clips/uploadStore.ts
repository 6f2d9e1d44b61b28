import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';

/** Where uploads are until they are clips. */
export interface UploadStore extends DataStore {
  /** Reads what has come of an upload. */
  read(id: string): Readable;
  /** Forgets the uploads that began before a time, in milliseconds since 1970. */
  removeOlder(begunBefore: number): Promise<void>;
}
