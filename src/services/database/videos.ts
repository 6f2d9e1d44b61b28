import type { Database } from '../ports';
import { type Connection, isNamed } from './connection';
import type { StoredVideo } from './schema';

const asBlob = ({ buffer, type }: StoredVideo) =>
  buffer instanceof Blob ? buffer : new Blob([buffer], { type });

/** Reads and writes the table video [DB-3]. */
export const createVideoMethods = (withDatabase: Connection): Pick<Database, 'saveVideo' | 'video'> => ({
  saveVideo: (fileName, video) =>
    withDatabase(async (db) => {
      const { type } = video;
      try {
        await db.put('video', { fileName, buffer: video, type });
      } catch (error) {
        if (!isNamed(error, 'DataCloneError')) throw error;
        await db.put('video', { fileName, buffer: await video.arrayBuffer(), type });
      }
    }),

  video: (fileName) =>
    withDatabase(async (db) => {
      const stored = await db.get('video', fileName);
      return stored ? asBlob(stored) : null;
    }),
});
