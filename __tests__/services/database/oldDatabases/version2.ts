import { openDB } from 'idb';
import { aScreeningRun1, aTrainingRun1, aUserScreening1 } from './version1';

export interface Rows2 {
  user?: object[];
  userScreening?: object[];
  screening?: object[];
  screeningRun?: object[];
  exercise?: object[];
  exerciseRun?: object[];
  video?: object[];
}

export const aUserScreening2 = aUserScreening1;

/** A completed screening run of Anna that waits for the server, as the second app stored it. */
export const aScreeningRun2 = (overrides: object = {}) => {
  const { categoryRuns, trainings, ...run } = aScreeningRun1();
  const testRuns = categoryRuns.map(({ categoryId, ...testRun }) => ({ ...testRun, testId: categoryId }));
  return { ...run, testRuns, exercises: trainings, ...overrides };
};

/** A completed exercise run of Anna that waits for the server, as the second app stored it. */
export const anExerciseRun2 = (overrides: object = {}) => {
  const { runUnits, ...run } = aTrainingRun1();
  const units = runUnits.map(({ trainingId, ...unit }) => ({ ...unit, exerciseId: trainingId }));
  return { ...run, runUnits: units, ...overrides };
};

/** Makes the database as the second app did. */
export const makeVersion2 = async (rows: Rows2 = {}) => {
  const db = await openDB('as_db', 2, {
    upgrade: (fresh) => {
      fresh.createObjectStore('user', { keyPath: 'id' }).createIndex('username', 'username');
      fresh.createObjectStore('userScreening', { keyPath: 'id' }).createIndex('userId', 'userId');
      fresh.createObjectStore('screening', { keyPath: 'id' });
      const screeningRuns = fresh.createObjectStore('screeningRun', {
        keyPath: 'localId',
        autoIncrement: true,
      });
      screeningRuns.createIndex('start', 'start');
      screeningRuns.createIndex('userId', 'userId');
      fresh.createObjectStore('exercise', { keyPath: 'id' });
      const exerciseRuns = fresh.createObjectStore('exerciseRun', {
        keyPath: 'localId',
        autoIncrement: true,
      });
      exerciseRuns.createIndex('start', 'start');
      fresh.createObjectStore('video', { keyPath: 'fileName' });
    },
  });
  for (const [table, content] of Object.entries(rows)) {
    for (const row of content) await db.add(table, row);
  }
  return db;
};
