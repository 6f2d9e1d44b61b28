import unit from './jest.config.mjs';
import postgres from './jest.postgres.config.mjs';
import { inSuites } from './scripts/lib/suites.mjs';

const { testSequencer, maxWorkers, testTimeout, ...server } = postgres;

/**
 * The unit tests and those on PostgreSQL in one pool, many files in one module registry. That takes half the time of
 * `jest.config.mjs` and `jest.postgres.config.mjs`, where each file has a registry of its own.
 */
export default {
  projects: [...unit.projects, server].map(inSuites),
  testSequencer,
  maxWorkers,
  testTimeout,
};
