/**
 * Returns the transform for one syntax. The sources are ES modules, and Jest runs them as CommonJS.
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

/** Packages that are ES modules or import one. They must be transformed, because CommonJS cannot load them. */
const esModulePackages = [
  '@fastify/cookie',
  '@noble/hashes',
  '@tus/[a-z-]+',
  'content-disposition',
  'cookie',
  'd3-[a-z-]+',
  'idb',
  'internmap',
  'json-schema-faker',
  'p-limit',
  'saxen',
  'set-cookie-parser',
  'srvx',
  'workbox-[a-z]+',
  'yocto-queue',
];

/** Settings of the unit tests and the end-to-end tests. */
export const compilation = {
  transform: {
    '\\.tsx$': compiledBySwc({ syntax: 'typescript', tsx: true }),
    '\\.ts$': compiledBySwc({ syntax: 'typescript' }),
    '\\.m?js$': compiledBySwc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModulePackages.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/build/', '<rootDir>/data/'],
};

/**
 * How long a worker may take to end, in milliseconds. With 700 MB of memory and on a busy machine it needs more than
 * Jest's half second. One that leaks never ends, and is still told.
 */
export const workerGracefulExitTimeout = 10_000;

/** What is set up for each test file that runs without a browser. */
export const setUp = {
  setupFilesAfterEnv: ['eachTest', 'browser', 'quietConsole', 'eachFile'].map(
    (name) => `<rootDir>/__tests__/setup/${name}.ts`,
  ),
  restoreMocks: true,
  moduleNameMapper: {
    '^fast-check$': '<rootDir>/__tests__/setup/fastCheck.ts',
    '^kysely$': '<rootDir>/__tests__/setup/kysely.ts',
    // The package names only what an ES module may import.
    '^json-schema-faker$': '<rootDir>/node_modules/json-schema-faker/dist/index.js',
  },
};

/** Settings of all unit tests. */
export const unit = {
  ...compilation,
  ...setUp,
  testPathIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    ...setUp.moduleNameMapper,
    '\\.css$': '<rootDir>/__tests__/setup/cssModule.ts',
    '\\.svg$': '<rootDir>/__tests__/setup/sprite.ts',
  },
};

/**
 * Tests that render (`*.test.tsx`) run in jsdom, the others in Node. A `*.test.ts` file that needs a page declares it
 * in its docblock: `@jest-environment jest-fixed-jsdom`.
 */
export default {
  projects: [
    {
      ...unit,
      displayName: 'node',
      testRegex: '/__tests__/(?!e2e/|browsers/|postgres/).*[.]test[.]ts$',
      testEnvironment: 'node',
    },
    {
      ...unit,
      displayName: 'page',
      testRegex: '/__tests__/.*[.]test[.]tsx$',
      testEnvironment: 'jest-fixed-jsdom',
    },
  ],
  globalTeardown: '<rootDir>/__tests__/setup/endInTime.mjs',
  testSequencer: '<rootDir>/__tests__/setup/LongestFirst.mjs',
  maxWorkers: '100%',
  testTimeout: 60_000,
  workerGracefulExitTimeout,
};
