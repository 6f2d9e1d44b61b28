/** Which SQL statements of the server the test files run, and which of the files suffice to run them all. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a test file ran. @typedef {{ file: string, seconds: number, statements: string[] }} FileRecord */

/** An update that sets columns to values. */
const plainUpdate = /^(update "\w+" set )((?:"\w+" = \?(?:, )?)+)( where .*)$/s;

/**
 * Returns the text of a statement with one value in place of each list of them: a list of another length makes no other
 * statement. An update of several columns is one of each: which of them a test changes together is all the same.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function partsOf(text) {
  const short = text
    .replaceAll(/\$\d+/g, '?')
    .replaceAll(/\?(, \?)+/g, '?')
    .replaceAll(' in ()', ' in (?)')
    .replaceAll(/(\([^()]*\))((, | or )\1)+/g, '$1');
  const [, begin, columns, end] = plainUpdate.exec(short) ?? [];
  return columns === undefined ? [short] : columns.split(', ').map((column) => `${begin}${column}${end}`);
}

/**
 * Reads what the test files of a run have written.
 *
 * @param {string} folder
 * @returns {FileRecord[]}
 */
export const readRecords = (folder) =>
  readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/**
 * Returns each statement that only files run which are not chosen, and these files.
 *
 * @param {readonly FileRecord[]} records
 * @param {(file: string) => boolean} isChosen
 * @returns {Map<string, string[]>}
 */
export function missedBy(records, isChosen) {
  const run = new Set(records.filter(({ file }) => isChosen(file)).flatMap(({ statements }) => statements));
  /** @type {Map<string, string[]>} */
  const missed = new Map();
  for (const { file, statements } of records)
    for (const statement of statements)
      if (!run.has(statement)) missed.set(statement, [...(missed.get(statement) ?? []), file]);
  return missed;
}

const slowestFirst = (/** @type {FileRecord} */ one, /** @type {FileRecord} */ other) =>
  other.seconds - one.seconds;

/**
 * How long files take: their tests, and about a second for what the file itself needs. @param {readonly FileRecord[]}
 * files
 */
const costOf = (files) => files.reduce((sum, { seconds }) => sum + seconds + 1, 0);

/**
 * Chooses files that run, with those that are given, every statement: one by one that which runs most new ones in its
 * time.
 *
 * @param {readonly FileRecord[]} records
 * @param {(file: string) => boolean} isGiven
 */
function choose(records, isGiven) {
  /** @type {FileRecord[]} */
  const chosen = [];
  const isChosen = (/** @type {string} */ name) => isGiven(name) || chosen.some(({ file }) => file === name);
  for (let missed = missedBy(records, isChosen); missed.size > 0; missed = missedBy(records, isChosen)) {
    const gainOf = (/** @type {FileRecord} */ record) =>
      record.statements.filter((statement) => missed.has(statement)).length / costOf([record]);
    chosen.push(records.reduce((best, record) => (gainOf(record) > gainOf(best) ? record : best)));
  }
  // What was chosen early may be needless beside what came later.
  for (const record of chosen.toSorted(slowestFirst)) {
    const at = chosen.indexOf(record);
    chosen.splice(at, 1);
    if (missedBy(records, isChosen).size > 0) chosen.push(record);
  }
  return chosen;
}

/**
 * Returns the names of files that run, with those that are given, every statement, and take little time. Does without a
 * chosen file where others take less time instead of it, the slowest first.
 *
 * @param {readonly FileRecord[]} records
 * @param {(file: string) => boolean} isGiven whether a file runs in any case
 */
export function coverOf(records, isGiven) {
  const needed = missedBy(records, isGiven).size;
  let usable = records;
  let cover = choose(usable, isGiven);
  for (const slow of cover.toSorted(slowestFirst)) {
    const others = usable.filter((record) => record !== slow);
    if (missedBy(others, isGiven).size < needed) continue;
    const instead = choose(others, isGiven);
    if (costOf(instead) < costOf(cover)) [usable, cover] = [others, instead];
  }
  return cover.map(({ file }) => file).toSorted();
}
