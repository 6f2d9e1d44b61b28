import { compilation, setUp, workerGracefulExitTimeout } from './jest.config.mjs';

/** Test files that are about SQLite itself, and why. All others of the server can run on PostgreSQL, too. */
export const aboutSqlite = {
  'server/backup/sqliteFile': 'copies the file by hand',
  'server/backup/dailyBackup': 'the server backs up its own file only',
  'server/restore/sqliteFile': 'damages the file, and puts one in place by hand',
  'server/restore/killed':
    'cuts off the steps of the file; __tests__/postgres/killedRestore.test.ts has the others',
  'server/database/attention':
    'migrates an older file; a PostgreSQL database is never older than its support',
  'server/database/assignments': 'migrates an older file, too',
  'server/database/readers': 'migrates an older file, too',
  'server/database/sqliteFile': 'is about its journal, and migrates an older file',
  'server/database/plans': 'reads its plans; PostgreSQL reads small tables whole',
  'server/database/busy': 'locks the file; __tests__/postgres/locks.test.ts locks the database',
  'server/restore/beforeContent': 'restores the file of an older version',
  'server/clips/fullDisk': 'limits the pages of the file',
  'server/changes/replaced': '`insert or replace` is SQLite’s alone',
  'server/changes/restored': 'copies the file by hand and puts it back',
};

/**
 * Tests of the server that can run on a PostgreSQL of their own: those of the server on SQLite, and what is
 * PostgreSQL's alone. `npm run postgres` runs those in `__tests__/postgres/chosen.json`.
 */
export default {
  ...compilation,
  ...setUp,
  setupFilesAfterEnv: [...setUp.setupFilesAfterEnv, '<rootDir>/__tests__/setup/keptConnections.ts'],
  testEnvironment: 'node',
  displayName: 'postgres',
  testRegex: '/__tests__/(server/.*|contract/server|postgres/.*)[.]test[.]ts$',
  testPathIgnorePatterns: [
    '/node_modules/',
    ...Object.keys(aboutSqlite).map((path) => `/__tests__/${path}[.]`),
  ],
  globalSetup: '<rootDir>/__tests__/setup/startPostgres.ts',
  globalTeardown: '<rootDir>/__tests__/setup/stopPostgres.ts',
  testSequencer: '<rootDir>/__tests__/setup/LongestFirst.mjs',
  maxWorkers: '100%',
  testTimeout: 60_000,
  workerGracefulExitTimeout,
};
