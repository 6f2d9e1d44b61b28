import unit, { workerGracefulExitTimeout } from './jest.config.mjs';
import all from './jest.postgres.config.mjs';
import { chosenOnly } from './scripts/lib/onPostgres.mjs';
import { inSuites } from './scripts/lib/suites.mjs';

const {
  testSequencer,
  maxWorkers,
  testTimeout,
  workerGracefulExitTimeout: _,
  ...server
} = process.env.ALL_ON_POSTGRES ? all : chosenOnly();

/**
 * The tests of `jest.config.mjs` and `jest.postgres.config.mjs`, many files in one module registry, which takes half
 * the time. The two are never run together: with PostgreSQL started, all tests of the server use it.
 */
export default {
  projects: [...unit.projects, server].map(inSuites),
  globalTeardown: unit.globalTeardown,
  testSequencer,
  maxWorkers,
  testTimeout,
  workerGracefulExitTimeout,
};
