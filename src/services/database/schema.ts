import type { DBSchema } from 'idb';
import type { Exercise, Screening, User, UserScreening } from '../../contract/schemas';
import type { LocalRun } from '../../domain/runs';

/** A stored video: a Blob, or an ArrayBuffer where the browser cannot store Blobs [DB-3]. */
export interface StoredVideo {
  fileName: string;
  buffer: Blob | ArrayBuffer;
  type: string;
  /** The tag of its content on the server. An older version of the app stored none [VI-1]. */
  etag?: string;
}

/**
 * The tables of `as_db` [DB-2]. The key of a run is its automatic local id [DB-10]. The types describe what is
 * written. Stored runs may be damaged, so read them only with `storedRuns`.
 */
export interface AthletikSchema extends DBSchema {
  user: { key: number; value: User; indexes: { username: string } };
  userScreening: { key: number; value: UserScreening; indexes: { userId: number } };
  screening: { key: number; value: Screening };
  screeningRun: {
    key: number;
    value: LocalRun;
    indexes: { start: string; userId: number; clientId: string };
  };
  exercise: { key: number; value: Exercise };
  exerciseRun: { key: number; value: LocalRun; indexes: { start: string; clientId: string } };
  video: { key: string; value: StoredVideo };
}

export const databaseName = 'as_db';
export const databaseVersion = 3;
