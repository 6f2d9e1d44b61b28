import { compilation } from './jest.config.mjs';

/** The built app and the real server in a real browser: two files at a time, each on a server and a browser of its own. */
export default {
  ...compilation,
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  testEnvironment: 'node',
  testSequencer: '<rootDir>/__tests__/setup/LongestFirst.mjs',
  maxWorkers: 2,
  testTimeout: 60_000,
};
