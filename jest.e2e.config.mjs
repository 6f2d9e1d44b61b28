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
  // Each step has its own limit, see `browser.ts`. This one is for a test that comes to no end.
  testTimeout: 300_000,
};
