import type { Database } from '../ports';
import { isNamed } from './connection';
import type { Connection } from './open';
import type { StoredVideo } from './schema';

const asBlob = ({ buffer, type }: StoredVideo) =>
  buffer instanceof Blob ? buffer : new Blob([buffer], { type });

type VideoMethods = Pick<Database, 'saveVideo' | 'video' | 'keepVideos'>;

/** Reads and writes the table video [DB-3]. */
export const createVideoMethods = (withDatabase: Connection): VideoMethods => ({
  saveVideo: (fileName, video) =>
    withDatabase(async (db) => {
      const { type } = video;
      try {
        await db.put('video', { fileName, buffer: video, type });
      } catch (error) {
        // Browsers that cannot store a Blob report it with different errors [DB-13].
        if (isNamed(error, 'QuotaExceededError')) throw error;
        await db.put('video', { fileName, buffer: await video.arrayBuffer(), type });
      }
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
