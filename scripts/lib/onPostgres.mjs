/** Which test files of the server `npm run postgres` runs, and whether they run every statement of the server. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import postgres from '../../jest.postgres.config.mjs';
import { coverOf, missedBy, readRecords } from './statements.mjs';
import { filesBelow } from './syntax.mjs';

const root = resolve(import.meta.dirname, '../..');
const listFile = join(root, '__tests__/postgres/chosen.json');

/**
 * The list of files: paths below `__tests__`, without their end. Those below `postgres` always run and are not in it.
 *
 * @typedef {object} Chosen
 * @property {Record<string, string>} always files that run in any case, and why
 * @property {string[]} cover files that run, together with those, every statement
 */

/** Reads the list. @returns {Chosen} */
export const readChosen = () => JSON.parse(readFileSync(listFile, 'utf8'));

/** @param {readonly string[]} names @returns {(file: string) => boolean} */
const oneOf = (names) => {
  const pattern = new RegExp(patternOf(names));
  return (file) => pattern.test(`/__tests__/${file}`);
};

/** @param {readonly string[]} names */
const patternOf = (names) => `/__tests__/(${[...names, 'postgres/.*'].join('|')})[.]test[.]ts$`;

/** Returns the settings of Jest for the chosen files alone. */
export function chosenOnly() {
  const { always, cover } = readChosen();
  return { ...postgres, testRegex: patternOf([...Object.keys(always), ...cover]) };
}

/** Whether a test file can run on PostgreSQL. @param {string} file its path below `__tests__` */
export const canRun = (file) => {
  const path = `/__tests__/${file}`;
  const { testRegex, testPathIgnorePatterns } = postgres;
  return (
    new RegExp(testRegex).test(path) && !testPathIgnorePatterns.some((part) => new RegExp(part).test(path))
  );
};

/** @param {'node' | 'postgres'} project */
const folderOf = (project) => join(root, '.suites/statements', project);

/**
 * Empties the folder in which the test files of a run note their statements. Returns it. @param {'node' | 'postgres'}
 * project
 */
export function emptyFolder(project) {
  const folder = folderOf(project);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Returns what a run has noted of the files that can run on PostgreSQL.
 *
 * @param {'node' | 'postgres'} project
 * @throws when a file has noted nothing
 */
function recordsOf(project) {
  const records = readRecords(folderOf(project)).filter(({ file }) => canRun(file));
  const noted = new Set(records.map(({ file }) => file));
  const tests = join(root, '__tests__');
  const all = filesBelow(tests)
    .map((path) => relative(tests, path))
    .filter((file) => canRun(file) && (project === 'postgres' || !file.startsWith('postgres/')));
  const unknown = all.filter((file) => !noted.has(file));
  if (unknown.length > 0) throw new Error(`Nobody knows what these files run: ${unknown.join(', ')}`);
  return records;
}

/** What to do about statements that are missed. Those of PostgreSQL alone are not in the records of a run on SQLite. */
const mending = {
  node: 'node scripts/postgresCover.mjs chooses the files anew.',
  postgres: 'Put one of these files into `always` in __tests__/postgres/chosen.json, and say why.',
};

/**
 * Returns whether the chosen files ran every statement, when all files have run. Prints those that they did not.
 *
 * @param {'node' | 'postgres'} project
 */
export function judge(project) {
  const { always, cover } = readChosen();
  const missed = missedBy(recordsOf(project), oneOf([...Object.keys(always), ...cover]));
  if (missed.size === 0) return true;
  console.log(
    '\nStatements of the server that `npm run postgres` does not run, and the files that run them:\n',
  );
  for (const [statement, files] of missed) console.log(`${statement}\n  ${files.join('\n  ')}\n`);
  console.log(mending[project]);
  return false;
}

/** Makes the list anew from what the last run on SQLite has noted. Returns the list. */
export function makeList() {
  if (!existsSync(folderOf('node'))) throw new Error('First run all unit tests: npm run unit');
  const { always } = readChosen();
  const cover = coverOf(recordsOf('node'), oneOf(Object.keys(always))).map((file) =>
    file.replace(/\.test\.ts$/, ''),
  );
  writeFileSync(listFile, `${JSON.stringify({ always, cover }, null, 2)}\n`);
  return { always, cover };
}
