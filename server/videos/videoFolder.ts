import { createHash } from 'node:crypto';
import { createReadStream, type Stats } from 'node:fs';
import { chmod, copyFile, cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isSameName, mediaTypeOf, type Videos } from './video';

const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('base64url');
};

/** Returns the names of the files in a folder; empty for a folder that does not exist. */
const filesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Returns the clips in a folder. A file is hashed once, and again after it has changed. */
export const openVideoFolder = (folder: string): Videos => {
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

  const find: Videos['find'] = async (fileName) => {
    const mediaType = mediaTypeOf(fileName);
    if (!mediaType) return undefined;
    const path = join(folder, fileName);
    const stats = await stat(path).catch(() => undefined);
    if (!stats?.isFile()) return undefined;
    const etag = `"${await cachedHash(path, stats)}"`;
    return { size: stats.size, mediaType, etag, read: (range) => createReadStream(path, range) };
  };
  /** A Mac writes names as NFD, and the content may name them as NFC [VI-4]. */
  const otherForms = async (fileName: string) =>
    (await filesIn(folder)).filter((name) => name !== fileName && isSameName(name, fileName));

  const names = async () =>
    (await filesIn(folder)).filter((name) => mediaTypeOf(name) !== undefined).toSorted();

  return {
    find: async (fileName) => {
      const found = await find(fileName);
      if (found) return found;
      const [other] = await otherForms(fileName);
      return other === undefined ? undefined : find(other);
    },
    names,
    list: async () => {
      const clips = await Promise.all(
        (await names()).map(async (fileName) => ({ fileName, video: await find(fileName) })),
      );
      return clips.flatMap(({ fileName, video }) =>
        video ? [{ fileName, size: video.size, etag: video.etag }] : [],
      );
    },
    addFolder: async (from) => {
      await cp(from, folder, { recursive: true });
      // A copy has the mode of what was copied.
      for (const name of await filesIn(folder)) await chmod(join(folder, name), 0o600);
      await chmod(folder, 0o700);
    },
    add: async (fileName, path) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // A hidden name is no clip, so nobody reads one that is half copied.
      const half = join(folder, `.${fileName}`);
      try {
        await copyFile(path, half);
        await chmod(half, 0o600);
        await rename(half, join(folder, fileName));
      } catch (error) {
        await rm(half, { force: true });
        throw error;
      }
    },
    remove: (fileName) => rm(join(folder, fileName), { force: true }),
    usedBytes: async () => {
      const files = await Promise.all((await filesIn(folder)).map((name) => stat(join(folder, name))));
      return files.reduce((sum, { size }) => sum + size, 0);
    },
  };
};
