/** What failed in a run of the tests, short enough for the end of its output. */
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} TestResult */
/** @typedef {{ name: string, message: string, assertionResults: TestResult[] }} TestFile */

const mostTests = 5;
const mostLines = 25;

/** @param {string} text */
const firstLines = (text) =>
  stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, mostLines);

/**
 * Returns the lines that tell the failures in a report of Jest: of the first five tests their names and how their
 * messages begin. A test file that cannot be loaded is told by its path.
 *
 * @param {string} report path of the JSON
 * @returns {string[]}
 */
export function failuresOf(report) {
  /** @type {TestFile[]} */
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults;
  const failures = files.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (assertionResults.length === 0 && message !== '') return [[`● ${name}`, ...firstLines(message)]];
    return failed.map(({ fullName, failureMessages }) => [
      `● ${fullName}`,
      ...firstLines(failureMessages.join('\n')),
    ]);
  });
  const untold = failures.length - mostTests;
  return [...failures.slice(0, mostTests).flat(), ...(untold > 0 ? [`and ${untold} more`] : [])];
}
