import { compilation } from './jest.config.mjs';

/**
 * Tests the built app with the real server in a real browser. Four files run at a time, each with its own server and
 * browser: they mostly wait.
 */
export default {
  ...compilation,
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  testEnvironment: '<rootDir>/__tests__/setup/TellingEnvironment.mjs',
  testSequencer: '<rootDir>/__tests__/setup/LongestFirst.mjs',
  maxWorkers: 4,
  testTimeout: 60_000,
};
