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
  'simulation/killPoints',
  'contract/server',
  'server/runs/crash',
  'server/changes/walk',
  'simulation/replay',
  'simulation/mutants',
  'store/damagedPersistence',
  'architecture/',
];

/** @param {import('@jest/test-result').Test} test */
const rankOf = ({ path }) => {
  const rank = longest.findIndex((part) => path.includes(`/__tests__/${part}`));
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
