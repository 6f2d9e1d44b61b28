import type { KeptClip } from '../../domain/clips';
import type { Database } from '../ports';
import { isNamed } from './connection';
import type { Connection } from './open';
import type { StoredVideo } from './schema';

const asBlob = ({ buffer, type }: StoredVideo) =>
  buffer instanceof Blob ? buffer : new Blob([buffer], { type });

type VideoMethods = Pick<Database, 'saveVideo' | 'tagVideo' | 'keptVideos' | 'video' | 'keepVideos'>;

/** Reads and writes the table video [DB-3]. */
export const createVideoMethods = (withDatabase: Connection): VideoMethods => ({
  saveVideo: (fileName, video, etag) =>
    withDatabase(async (db) => {
      const row = { fileName, type: video.type, ...(etag !== undefined && { etag }) };
      try {
        await db.put('video', { ...row, buffer: video });
      } catch (error) {
        // Browsers that cannot store a Blob report it with different errors [DB-13].
        if (isNamed(error, 'QuotaExceededError')) throw error;
        await db.put('video', { ...row, buffer: await video.arrayBuffer() });
      }
    }),

  tagVideo: (fileName, etag) =>
    withDatabase(async (db) => {
      const tx = db.transaction('video', 'readwrite');
      const stored = await tx.store.get(fileName);
      if (stored) await tx.store.put({ ...stored, etag });
      await tx.done;
    }),

  // One after the other: not all clips have to be in memory at once.
  keptVideos: () =>
    withDatabase(async (db) => {
      const kept: KeptClip[] = [];
      for await (const { value } of db.transaction('video').store) {
        const { fileName, buffer, etag = null } = value;
        kept.push({ fileName, size: buffer instanceof Blob ? buffer.size : buffer.byteLength, etag });
      }
      return kept;
    }),

  video: (fileName) =>
    withDatabase(async (db) => {
      const stored = await db.get('video', fileName);
      return stored ? asBlob(stored) : null;
    }),

  keepVideos: (fileNames) =>
    withDatabase(async (db) => {
      const tx = db.transaction('video', 'readwrite');
      const unwanted = (await tx.store.getAllKeys()).filter((fileName) => !fileNames.includes(fileName));
      await Promise.all([...unwanted.map((fileName) => tx.store.delete(fileName)), tx.done]);
    }),
});
