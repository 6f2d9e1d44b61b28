/**
 * Shows that the unit tests notice faults: tries the stored mutants of the product code, each by the test files that
 * reach it, and prints what became of them. Fails when one lives that had died. The unit tests themselves must pass.
 *
 * - `npm run mutants` tries those that had died, first by the test that noticed them, then by all that reach them;
 *   `-- --all` also tries the others
 * - `-- --keep` stores the result, to compare later runs with
 * - `-- --choose 100 --seed 1` stores other mutants first
 * - `-- --report <file>` keeps Jest's report of the run without a mutant
 * - `-- __tests__/store` considers only these test files
 *
 * It is our own since Stryker needs Babel, and one run of all tests in one process.
 */
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseMutants } from './lib/mutants/choose.mjs';
import { copyWith } from './lib/mutants/copy.mjs';
import { recordReached, whatNotices } from './lib/mutants/jest.mjs';

/** @typedef {import('./lib/mutants/choose.mjs').Mutant} Mutant */
/** @typedef {Pick<Mutant, 'noticedBy' | 'unnoticed'>} Result */

const root = join(import.meta.dirname, '..');
const stored = join(root, '__tests__/mutants/sample.json');
/** The number of mutants that are tried at a time. */
const atATime = 2;

const { values, positionals } = parseArgs({
  options: {
    all: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    choose: { type: 'string' },
    seed: { type: 'string', default: '1' },
    report: { type: 'string' },
  },
  allowPositionals: true,
});

const write = (/** @type {Mutant[]} */ sample) =>
  writeFileSync(stored, `${JSON.stringify(sample, null, 2)}\n`);
if (values.choose) write(chooseMutants(Number(values.choose), values.seed));

/** @type {Mutant[]} */
const mutants = JSON.parse(readFileSync(stored, 'utf8'));
const { copy, misplaced } = copyWith(root, mutants);
process.once('exit', () => rmSync(copy, { recursive: true }));

/** @type {Map<Mutant, Result>} */
const results = new Map();

/** @param {Mutant} mutant @param {Result} result */
function settle(mutant, result) {
  results.set(mutant, result);
  console.log(`${results.size} ${nameOf(mutant)}: ${wordOf(result)}`);
  if (values.keep)
    write(mutants.map((each) => ({ ...placeOf(each), ...(results.get(each) ?? resultOf(each)) })));
}

/** @param {Mutant} mutant */
function nameOf({ file, kind, original, mutated }) {
  const short = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').slice(0, 60);
  return `${file}, ${kind}: ${short(original)} → ${short(mutated)}`;
}

/** @param {Result} result */
function wordOf({ noticedBy, unnoticed }) {
  return noticedBy ? `dead by ${noticedBy.file}: ${noticedBy.title}` : (unnoticed ?? 'untried');
}

/** @param {Mutant} mutant @returns {Result} */
function resultOf({ noticedBy, unnoticed }) {
  return { noticedBy, unnoticed };
}

/** @param {Mutant} mutant */
function placeOf({ noticedBy: _noticedBy, unnoticed: _unnoticed, ...place }) {
  return place;
}

/**
 * Test files that share more names with the file of the mutant come first, then the quicker ones.
 *
 * @param {Mutant} mutant
 * @param {Map<string, number>} seconds
 */
function byLikelihood(mutant, seconds) {
  const namesOf = (/** @type {string} */ file) => new Set(file.split(/[/.]/));
  const names = namesOf(mutant.file);
  const shared = (/** @type {string} */ file) => [...namesOf(file)].filter((name) => names.has(name)).length;
  const durationOf = (/** @type {string} */ file) => seconds.get(file) ?? 0;
  return (/** @type {string} */ one, /** @type {string} */ other) =>
    shared(other) - shared(one) || durationOf(one) - durationOf(other);
}

/** @param {Mutant[]} queue @param {(mutant: Mutant) => Promise<unknown>} task */
async function each(queue, task) {
  const rest = [...queue];
  const work = async () => {
    for (let mutant = rest.shift(); mutant; mutant = rest.shift()) await task(mutant);
  };
  await Promise.all(Array.from({ length: atATime }, work));
}

const tried = mutants.filter(
  (mutant) => !misplaced.includes(mutant) && (values.all || mutant.noticedBy || !mutant.unnoticed),
);
await each(tried, async (mutant) => {
  const file = mutant.noticedBy?.file ?? '';
  if (!file || !existsSync(join(copy, file))) return;
  const noticedBy = await whatNotices(copy, mutants.indexOf(mutant), [file]);
  if (noticedBy) settle(mutant, { noticedBy });
});

const rest = tried.filter((mutant) => !results.has(mutant));
if (rest.length > 0) {
  console.log(`${rest.length} more: recording which test files reach them`);
  const { filesByMutant, seconds, failed } = await recordReached(copy, positionals);
  if (values.report) copyFileSync(join(copy, 'report.json'), values.report);
  for (const file of failed) console.log(`${file} fails without a mutant, so it proves nothing here`);
  const reaching = (/** @type {Mutant} */ mutant) =>
    (filesByMutant.get(mutants.indexOf(mutant)) ?? []).filter((file) => !failed.has(file));
  // Last comes what most files reach, since it takes the longest.
  const fewFirst = rest.toSorted((one, other) => reaching(one).length - reaching(other).length);
  await each(fewFirst, async (mutant) => {
    const files = reaching(mutant).toSorted(byLikelihood(mutant, seconds));
    if (files.length === 0) return settle(mutant, { unnoticed: 'unreached' });
    const noticedBy = await whatNotices(copy, mutants.indexOf(mutant), files);
    return settle(mutant, noticedBy ? { noticedBy } : { unnoticed: 'alive' });
  });
}

const count = (/** @type {(result: Result) => boolean} */ belongs) =>
  [...results.values()].filter(belongs).length;
console.table({
  dead: count(({ noticedBy }) => Boolean(noticedBy)),
  alive: count(({ unnoticed }) => unnoticed === 'alive'),
  unreached: count(({ unnoticed }) => unnoticed === 'unreached'),
  misplaced: misplaced.length,
  untried: mutants.length - tried.length - misplaced.length,
});
for (const mutant of misplaced) console.log(`No longer once in its file: ${nameOf(mutant)}`);
for (const [mutant, result] of results) {
  const [before, after] = [resultOf(mutant), result].map(
    (each) => each.unnoticed ?? (each.noticedBy && 'dead'),
  );
  if (before && before !== after) console.log(`${before} before, now ${after}: ${nameOf(mutant)}`);
}
const lost = [...results].filter(([mutant, { noticedBy }]) => mutant.noticedBy && !noticedBy);
process.exitCode = lost.length > 0 || misplaced.some(({ noticedBy }) => noticedBy) ? 1 : 0;
