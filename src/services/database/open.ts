import { type IDBPDatabase, openDB } from 'idb';
import { NewerDatabaseError } from '../../domain/errors';
import { type AthletikSchema, databaseName, databaseVersion } from './schema';

export type AthletikDatabase = IDBPDatabase<AthletikSchema>;

const createTables = (db: AthletikDatabase) => {
  db.createObjectStore('user', { keyPath: 'id' }).createIndex('username', 'username');
  db.createObjectStore('userScreening', { keyPath: 'id' }).createIndex('userId', 'userId');
  db.createObjectStore('screening', { keyPath: 'id' });
  const screeningRuns = db.createObjectStore('screeningRun', { keyPath: 'localId', autoIncrement: true });
  screeningRuns.createIndex('start', 'start');
  screeningRuns.createIndex('userId', 'userId');
  screeningRuns.createIndex('clientId', 'clientId', { unique: true });
  db.createObjectStore('exercise', { keyPath: 'id' });
  const exerciseRuns = db.createObjectStore('exerciseRun', { keyPath: 'localId', autoIncrement: true });
  exerciseRuns.createIndex('start', 'start');
  exerciseRuns.createIndex('clientId', 'clientId', { unique: true });
  db.createObjectStore('video', { keyPath: 'fileName' });
};

/** Opens `as_db`. Throws `NewerDatabaseError` when a newer app has been here. */
export const openDatabase = async (): Promise<AthletikDatabase> => {
  try {
    return await openDB<AthletikSchema>(databaseName, databaseVersion, {
      upgrade: (db) => createTables(db),
      // A newer app waits for this tab to let go.
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'VersionError') throw new NewerDatabaseError();
    throw error;
  }
};
