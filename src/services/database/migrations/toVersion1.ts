import type { Upgrade } from './rewriteRows';

/**
 * Rows of version 1. Frozen. Optional fields may be missing in older app versions. Server ids are positive integers.
 */
export interface UserRow1 {
  id: number;
  username: string;
}

export interface UserScreeningRow1 {
  id: number;
  userId: number;
  screeningNote?: object | null;
  trainingNote?: object | null;
  screeningNotes?: object[] | null;
  trainingNotes?: object[] | null;
}

export interface ScreeningRow1 {
  id: number;
  categories?: object[] | null;
}

/** Fields of every run. `clientId` and `clientRevision` exist only where the server sent them. */
interface RunRow1 {
  id?: number | null;
  clientId?: string;
  clientRevision?: number;
  userId?: number | null;
  start: string;
  completed?: boolean;
  isDirty?: boolean;
}

export interface ScreeningRunRow1 extends RunRow1 {
  screeningId?: number;
  categoryRuns?: { categoryId: number }[] | null;
  trainings?: object[] | null;
}

export interface TrainingRunRow1 extends RunRow1 {
  screeningRunId?: number | null;
  runUnits?: { trainingId: number }[] | null;
}

/** Creates the tables of the first app version [DB-2, DB-4]. */
export const toVersion1 = ({ db }: Upgrade) => {
  db.createObjectStore('user', { keyPath: 'id' }).createIndex('username', 'username');
  db.createObjectStore('userScreening', { keyPath: 'id' }).createIndex('userId', 'userId');
  db.createObjectStore('screening', { keyPath: 'id' });
  const screeningRuns = db.createObjectStore('screeningRun', { keyPath: 'localId', autoIncrement: true });
  screeningRuns.createIndex('start', 'start');
  screeningRuns.createIndex('userId', 'userId');
  db.createObjectStore('training', { keyPath: 'id' });
  const trainingRuns = db.createObjectStore('trainingRun', { keyPath: 'localId', autoIncrement: true });
  trainingRuns.createIndex('start', 'start');
  db.createObjectStore('video', { keyPath: 'fileName' });
};
