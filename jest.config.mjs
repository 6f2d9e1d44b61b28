/**
 * One compiler for the app and its tests: the sources are ES modules, Jest runs them as CommonJS.
 *
 * @param {{ syntax: string, tsx?: boolean }} parser
 */
function compiledBySwc(parser) {
  return [
    '@swc/jest',
    {
      jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
      module: { type: 'commonjs' },
    },
  ];
}

/** Packages that are published as ES modules, or import one on the way, which CommonJS cannot do untransformed. */
const esModulePackages = [
  '@fastify/cookie',
  '@open-draft/deferred-promise',
  'content-disposition',
  'cookie',
  'idb',
  'rettime',
  'until-async',
  'workbox-[a-z]+',
];

/** What the unit tests and the end-to-end tests have in common. */
export const compilation = {
  transform: {
    '\\.tsx$': compiledBySwc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compiledBySwc({ syntax: 'typescript' }),
    '\\.m?js$': compiledBySwc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/', '<rootDir>/data/'],
};

/** A test that needs Node instead of a page says so in its docblock: `@jest-environment node`. */
export default {
  ...compilation,
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/__tests__/e2e/'],
  testEnvironment: 'jest-fixed-jsdom',
  moduleNameMapper: { '\\.css$': '<rootDir>/__tests__/setup/cssModule.ts' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup/browser.ts'],
  maxWorkers: '100%',
  restoreMocks: true,
  testTimeout: 15_000,
};
