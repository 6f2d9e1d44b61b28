import unit from './jest.config.mjs';
import { suitesOfProject } from './scripts/lib/suites.mjs';

/** The suites that `npm run near` has written, in their order. */
export default {
  ...unit,
  projects: unit.projects.map((project) =>
    suitesOfProject({ ...project, displayName: `near-${project.displayName}` }),
  ),
  testSequencer: '<rootDir>/__tests__/setup/ByName.mjs',
};
