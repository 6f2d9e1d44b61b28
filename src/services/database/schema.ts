import type { DBSchema } from 'idb';
import type { Exercise, Screening, User, UserScreening } from '../../contract/schemas';
import type { LocalRun } from '../../domain/runs';

/** A video as it is kept: its bytes as a Blob, or as an ArrayBuffer where the browser cannot store Blobs [DB-3]. */
export interface StoredVideo {
  fileName: string;
  buffer: Blob | ArrayBuffer;
  type: string;
}

/**
 * The tables of `as_db` [DB-2]. A run's key is its automatic local id [DB-10]. Types of rows say what is written; what is
 * read may be damaged, so runs come out of their tables only by `storedRuns`.
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
