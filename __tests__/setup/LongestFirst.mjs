import Sequencer from '@jest/test-sequencer';

/** The slowest test files, slowest first. Started last, one of them would run alone while other processors are idle. */
const longest = [
  'e2e/guidedTraining',
  'e2e/faults',
  'e2e/screens',
  'e2e/crash',
  'e2e/feedback',
  'e2e/chat',
  'e2e/mainJob',
  'e2e/storage',
  'e2e/keyboard',
  'e2e/firstHour',
  'simulation/seeds',
  'simulation/mutants',
  'simulation/killPoints',
  'contract/server',
  'postgres',
  'simulation/',
  'server/restore/devicesComeBack',
  'server/runs/crash',
  'server',
  'domain',
  'screens',
  'sagas',
];

/** The name of a suite writes a file with hyphens. */
const named = (/** @type {string} */ path) => path.replaceAll('/', '-');

/** @param {import('@jest/test-result').Test} test */
const rankOf = ({ path }) => {
  const name = named(path.replace(/^.*\/(__tests__|\.suites\/\w+)\//, ''));
  const rank = longest.findIndex((part) => name.startsWith(named(part)));
  return rank < 0 ? longest.length : rank;
};

/** Starts the slowest test files first. Jest knows durations only on a machine where the tests have run before. */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
