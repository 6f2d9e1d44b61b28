import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import type { Clip } from '../../src/contract/clips';
import type { ByteRange } from './byteRange';

/** A clip. */
export interface Video {
  /** In bytes. */
  size: number;
  mediaType: string;
  /** A strong tag: a hash of the content, so it is the same on every machine [API-44]. */
  etag: string;
  /** Reads a part of it. */
  read(range: ByteRange): Readable;
}

/** Where the clips are. */
export interface Videos {
  /** Finds a clip by its file name. Returns undefined when no clip has it. */
  find(fileName: string): Promise<Video | undefined>;
  /** Returns all clips, by their names. */
  list(): Promise<Clip[]>;
  /** Returns the file names of all clips. */
  names(): Promise<string[]>;
  /**
   * Adds the clips of a folder. Those that are there under the same name are replaced. To be called in a transaction.
   */
  addFolder(folder: string): Promise<void>;
  /** Adds one file under a name, whole or not at all. To be called in a transaction. */
  add(fileName: string, path: string): Promise<void>;
  /** Removes a clip, if it is there. To be called in a transaction. */
  remove(fileName: string): Promise<void>;
  /** Returns the bytes that they take beside the database. */
  usedBytes(): Promise<number>;
}

const mediaTypes: Record<string, string> = {
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.ogv': 'video/ogg',
  '.webm': 'video/webm',
};

/** A plain file name: no folder, no hidden file, no control character. */
const plainName = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u;

/** Whether two file names are one name, in different forms of Unicode [VI-4]. */
export const isSameName = (one: string, other: string): boolean =>
  one.normalize('NFC') === other.normalize('NFC');

/** Returns the media type of a clip by its file name, or undefined when that is no name of a clip. */
export const mediaTypeOf = (fileName: string): string | undefined =>
  plainName.test(fileName) ? mediaTypes[extname(fileName).toLowerCase()] : undefined;
