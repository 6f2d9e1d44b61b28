import e2e from './jest.e2e.config.mjs';

/** Walks through the built app in other browsers than Chromium. */
export default {
  ...e2e,
  testMatch: ['<rootDir>/__tests__/browsers/**/*.test.ts'],
};
