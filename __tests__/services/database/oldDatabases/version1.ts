import { openDB } from 'idb';

/** The fields that a test of the first app's database names. Any of them may be missing or damaged. */
export interface Rows1 {
  user?: object[];
  userScreening?: object[];
  screening?: object[];
  screeningRun?: object[];
  training?: object[];
  trainingRun?: object[];
  video?: object[];
}

const start = '2024-05-06T07:08:09.000Z';

/** A completed screening run of Anna that waits for the server, as the first app stored it. */
export const aScreeningRun1 = (overrides: object = {}) => ({
  userId: 2,
  screeningId: 31,
  start,
  completed: true,
  isDirty: true,
  categoryRuns: [
    {
      categoryId: 11,
      duration: 60_000,
      questionResults: [{ questionId: 111, checked: true }],
      questionRangeResults: [{ questionId: 121, questionRangeValueId: 1211 }],
    },
  ],
  trainings: [{ id: 201, name: 'Unterarmstütz', seconds: 30, sets: 3 }],
  ...overrides,
});

/** A completed exercise run of Anna that waits for the server, as the first app stored it. */
export const aTrainingRun1 = (overrides: object = {}) => ({
  userId: 2,
  screeningRunId: null,
  start,
  completed: true,
  isDirty: true,
  runUnits: [{ trainingId: 201, duration: 45_000, athleteNote: 'Schwer.', completed: true }],
  ...overrides,
});

export const aScreening1 = (overrides: object = {}) => ({
  id: 31,
  name: 'Grundlagen',
  categories: [
    {
      id: 11,
      name: 'Kniebeuge',
      video: null,
      what: 'Hüfte',
      materials: 'Keine',
      execution: 'Tief.',
      questions: [],
      rangeQuestions: [],
    },
  ],
  ...overrides,
});

const note = { id: 11, athleteNote: 'Achte auf deine Knie.', trainerNote: null };

export const aUserScreening1 = (overrides: object = {}) => ({
  id: 41,
  userId: 2,
  screeningId: 31,
  screeningNote: null,
  trainingNote: null,
  screeningNotes: [note],
  trainingNotes: [{ ...note, id: 201 }],
  ...overrides,
});

/** Makes the database as the first app did. There, the key of a run may be missing in the row itself. */
export const makeVersion1 = async (
  rows: Rows1 = {},
  runKey: IDBObjectStoreParameters = { keyPath: 'localId' },
) => {
  const db = await openDB('as_db', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('user', { keyPath: 'id' }).createIndex('username', 'username');
      fresh.createObjectStore('userScreening', { keyPath: 'id' }).createIndex('userId', 'userId');
      fresh.createObjectStore('screening', { keyPath: 'id' });
      const screeningRuns = fresh.createObjectStore('screeningRun', { autoIncrement: true, ...runKey });
      screeningRuns.createIndex('start', 'start');
      screeningRuns.createIndex('userId', 'userId');
      fresh.createObjectStore('training', { keyPath: 'id' });
      const trainingRuns = fresh.createObjectStore('trainingRun', { autoIncrement: true, ...runKey });
      trainingRuns.createIndex('start', 'start');
      fresh.createObjectStore('video', { keyPath: 'fileName' });
    },
  });
  for (const [table, content] of Object.entries(rows)) {
    for (const row of content) await db.add(table, row);
  }
  return db;
};
