/**
 * Runs unit tests: those of the given files and folders each in a registry of its own, all of them in suites. With
 * `--postgres` those of the server on PostgreSQL: a choice of the files that runs every statement, with `--all` all of
 * them. A run of all files fails when the choice leaves out a statement.
 */
import { emptyFolder, judge } from './lib/onPostgres.mjs';
import { run } from './lib/run.mjs';

const own = ['--postgres', '--all'];
const args = process.argv.slice(2).filter((arg) => !own.includes(arg));
const [isOnPostgres, isAll] = own.map((option) => process.argv.includes(option));
const project = isOnPostgres ? 'postgres' : 'node';

const inSuites = [
  '--config',
  'jest.suites.config.mjs',
  '--selectProjects',
  ...(isOnPostgres ? ['postgres'] : ['node', 'page']),
];
const byFile = ['--config', isOnPostgres ? 'jest.postgres.config.mjs' : 'jest.config.mjs'];
const isChosen = args.some((arg) => !arg.startsWith('-'));
/** Whether all files run whole, as far as the arguments say: those for a report leave out nothing. */
const isWhole = (!isOnPostgres || isAll) && args.every((arg) => /^--(json|outputFile)\b/.test(arg));

const env = {
  ...process.env,
  ...(isAll && { ALL_ON_POSTGRES: '1' }),
  ...(isWhole && { STATEMENTS_FOLDER: emptyFolder(project) }),
};
const isGreen = run('npx', ['jest', ...(isChosen ? byFile : inSuites), ...args], { env });
if (!isGreen || (isWhole && !judge(project))) process.exit(1);
