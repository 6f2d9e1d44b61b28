import { compilation } from './jest.config.mjs';

/**
 * Tests the built app with the real server in a real browser. As many files run at a time as there are processors,
 * each with its own server and browser: with more of them, the pages of a slow machine no longer keep up.
 */
export default {
  ...compilation,
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  testEnvironment: '<rootDir>/__tests__/setup/TellingEnvironment.mjs',
  // Loaded by the environment, once for all files of a worker.
  moduleNameMapper: { '^playwright-core$': '<rootDir>/__tests__/setup/playwright.cjs' },
  globalTeardown: '<rootDir>/__tests__/setup/endInTime.mjs',
  testSequencer: '<rootDir>/__tests__/setup/LongestFirst.mjs',
  maxWorkers: '100%',
  // Each step has its own limit, see `browser.ts`. This one is for a test that comes to no end.
  testTimeout: 1_200_000,
};
