import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A video file. */
export interface VideoFile {
  path: string;
  /** In bytes. */
  size: number;
  mediaType: string;
  /** A strong tag: a hash of the content, so it is the same on every machine [API-44]. */
  etag: string;
}

/** Finds a video by its file name. Returns undefined when there is none. */
export type FindVideo = (fileName: string) => Promise<VideoFile | undefined>;

const mediaTypes: Record<string, string> = {
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mp4': 'video/mp4',
  '.ogv': 'video/ogg',
  '.webm': 'video/webm',
};

/** A plain file name: no folder, no hidden file, no control character. */
const plainName = /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u;

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
};

/** Returns the finder of a folder's videos. A file is hashed once, and again after it has changed. */
export const openVideoFolder = (folder: string): FindVideo => {
  const hashes = new Map<string, { version: string; hash: Promise<string> }>();

  const cachedHash = (path: string, stats: Stats): Promise<string> => {
    const version = `${stats.size}-${stats.mtimeMs}`;
    const known = hashes.get(path);
    if (known?.version === version) return known.hash;
    const hash = hashOf(path);
    hashes.set(path, { version, hash });
    hash.catch(() => hashes.delete(path));
    return hash;
  };

  return async (fileName) => {
    const mediaType = mediaTypes[extname(fileName).toLowerCase()];
    if (!mediaType || !plainName.test(fileName)) return undefined;
    const path = join(folder, fileName);
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    return { path, size: stats.size, mediaType, etag: `"${await cachedHash(path, stats)}"` };
  };
};
