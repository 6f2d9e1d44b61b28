import unit from './jest.config.mjs';
import { inSuites } from './scripts/lib/suites.mjs';

/** The unit tests, many files in one module registry: half the time of `jest.config.mjs`, where each file has its own. */
export default { ...unit, projects: unit.projects.map(inSuites) };
