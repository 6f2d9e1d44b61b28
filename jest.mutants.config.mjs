import unit from './jest.config.mjs';

const { projects, ...common } = unit;

/**
 * The unit tests that are tried on mutants, see `scripts/mutants.mjs`. The simulation has mutants of its own, and the
 * tests of the architecture do not run the product code.
 */
export default {
  ...common,
  projects: projects.map((project) => ({
    ...project,
    setupFilesAfterEnv: ['<rootDir>/scripts/lib/mutants/hook.cjs', ...project.setupFilesAfterEnv],
    testPathIgnorePatterns: [
      ...project.testPathIgnorePatterns,
      ...['simulation', 'architecture'].map((folder) => `<rootDir>/__tests__/${folder}/`),
    ],
  })),
  testSequencer: '<rootDir>/scripts/lib/mutants/GivenOrder.mjs',
  reporters: ['<rootDir>/scripts/lib/mutants/TestLines.mjs'],
};
