/**
 * Suites: many test files in one module registry. In a registry of its own each file loads all that it imports, and
 * runs it before V8 has compiled it; together they cost half. Each file also runs alone, by `npm run unit -- FILE`.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { filesBelow } from './syntax.mjs';

const root = resolve(import.meta.dirname, '../..');
const folder = join(root, '.suites');

/**
 * How many suites the files of a room make. A suite that is too long keeps one processor busy while others are idle.
 */
const suitesOf = new Map([
  ['server', 8],
  ['sagas', 4],
  ['screens', 6],
  ['services', 2],
  ['app', 2],
]);

/** How many files a suite has at least, so that what it loads is worth it. */
const least = 6;

/** What concerns the whole registry, so that the file has one of its own: localforage keeps its first `indexedDB`. */
const isSelfish = (/** @type {string} */ source) =>
  /jest\.mock\(|setup\/production'|from 'localforage'/.test(source);

/** Files that take as long as a suite. */
const long = [
  'architecture/',
  'contract/server',
  'simulation/',
  'server/changes/walk',
  'server/runs/crash',
  'store/damagedPersistence',
];

/** @typedef {{ name: string, environment: string, files: string[] }} Suite */

/** Returns the room and the environment of a file, by which it finds its suites. */
const kindOf = (/** @type {string} */ path, /** @type {string} */ source) => ({
  room: path.split('/')[0] ?? '',
  environment: /@jest-environment (\S+)/.exec(source)?.[1] ?? '',
});

/**
 * Shuffles a list in place: the same seed gives the same order.
 *
 * @template Item
 * @param {Item[]} items
 * @param {number} seed
 */
function shuffle(items, seed) {
  let state = seed;
  for (let last = items.length - 1; last > 0; last -= 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const other = state % (last + 1);
    [items[last], items[other]] = [/** @type {Item} */ (items[other]), /** @type {Item} */ (items[last])];
  }
  return items;
}

/**
 * Divides test files into suites, each of one room and one environment. A file that concerns the whole registry, or
 * that takes as long as a suite, is a suite by itself.
 *
 * @param {string[]} files paths below `__tests__`
 * @param {number} [order] the seed of another order than by name
 * @returns {Suite[]}
 */
export function divide(files, order) {
  /** @type {Suite[]} */
  const suites = [];
  /** @type {Map<string, Suite & { parts: number }>} */
  const shared = new Map();
  const ordered = order === undefined ? files.toSorted() : shuffle(files.toSorted(), order);
  for (const path of ordered) {
    const source = readFileSync(join(root, '__tests__', path), 'utf8');
    const { room, environment } = kindOf(path, source);
    if (isSelfish(source) || long.some((part) => path.startsWith(part))) {
      suites.push({ name: path.replaceAll(/[/.]/g, '-'), environment, files: [path] });
      continue;
    }
    const name = `${room}${environment && '-page'}`;
    const kind = shared.get(name) ?? { name, environment, files: [], parts: suitesOf.get(name) ?? 1 };
    kind.files.push(path);
    shared.set(name, kind);
  }
  for (const { name, environment, files: all, parts } of shared.values()) {
    const count = Math.min(parts, Math.ceil(all.length / least));
    for (let part = 0; part < count; part += 1) {
      const own = all.filter((_path, index) => index % count === part);
      suites.push({ name: `${name}-${part + 1}`, environment, files: own });
    }
  }
  return suites;
}

/** The source of a suite. A file that cannot be loaded is a failed test, and the others run. */
const sourceOf = (/** @type {Suite} */ { environment, files }) =>
  `${environment && `/** @jest-environment ${environment} */\n`}const load = (path) => describe(path, () => {
  beforeAll(() => beginFile(path));
  try {
    require('../../__tests__/' + path);
  } catch (error) {
    test('can be loaded', () => { throw error; });
  }
});
${JSON.stringify(files, null, 2)}.forEach(load);
`;

/**
 * Writes suites into a folder of their own below `.suites`, in place of those that are there.
 *
 * @param {string} name
 * @param {Suite[]} suites
 */
export function writeSuites(name, suites) {
  const own = join(folder, name);
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const suite of suites) writeFileSync(join(own, `${suite.name}.test.js`), sourceOf(suite));
}

/**
 * The seed of another order of the files: `SUITE_ORDER=7 npm run unit`. By default they are in the order of their
 * names.
 */
const order = process.env.SUITE_ORDER === undefined ? undefined : Number(process.env.SUITE_ORDER);

/**
 * Writes the suites of a Jest project, and returns the project that runs them.
 *
 * @param {{ displayName: string, testRegex: string, testPathIgnorePatterns: string[] } & Record<string, unknown>}
 * project
 */
export function inSuites(project) {
  const { displayName, testRegex, testPathIgnorePatterns } = project;
  const tests = join(root, '__tests__');
  const isOwn = (/** @type {string} */ path) =>
    new RegExp(testRegex).test(path) &&
    !testPathIgnorePatterns.some((pattern) => new RegExp(pattern).test(path));
  const files = filesBelow(tests).filter(isOwn);
  const divided = divide(
    files.map((path) => relative(tests, path)),
    order,
  );
  writeSuites(displayName, divided);
  return suitesOfProject(project);
}

/**
 * The project that runs the suites of its name instead of its files.
 *
 * @template {{ displayName: string }} Project
 * @param {Project} project
 */
export const suitesOfProject = (project) => ({
  ...project,
  testRegex: `/[.]suites/${project.displayName}/.*[.]test[.]js$`,
});
