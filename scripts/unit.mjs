/**
 * Runs unit tests: those of the given files and folders each in a registry of its own, all of them in suites. With
 * `--postgres` those of the server on PostgreSQL.
 */
import { run } from './lib/run.mjs';

const args = process.argv.slice(2).filter((arg) => arg !== '--postgres');
const isOnPostgres = args.length < process.argv.length - 2;

const inSuites = [
  '--config',
  'jest.suites.config.mjs',
  '--selectProjects',
  ...(isOnPostgres ? ['postgres'] : ['node', 'page']),
];
const byFile = ['--config', isOnPostgres ? 'jest.postgres.config.mjs' : 'jest.config.mjs'];
const isChosen = args.some((arg) => !arg.startsWith('-'));
if (!run('npx', ['jest', ...(isChosen ? byFile : inSuites), ...args])) process.exit(1);
