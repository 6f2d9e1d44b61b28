import { compilation } from './jest.config.mjs';

/** The built app and the real server in a real browser: one after the other, as they share the machine. */
export default {
  ...compilation,
  testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
  testEnvironment: 'node',
  maxWorkers: 1,
  testTimeout: 60_000,
};
