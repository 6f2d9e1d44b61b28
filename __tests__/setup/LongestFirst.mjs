import Sequencer from '@jest/test-sequencer';

/** The files that take longest, longest first: begun last, each would keep one processor waiting for the other. */
const longest = [
  'e2e/crash',
  'e2e/faults',
  'e2e/screens',
  'e2e/chat',
  'simulation/seeds',
  'simulation/killPoints',
  'server/crash',
  'simulation/mutants',
  'store/damagedPersistence',
  'architecture/',
];

/** @param {import('@jest/test-result').Test} test */
const rankOf = ({ path }) => {
  const rank = longest.findIndex((part) => path.includes(`/__tests__/${part}`));
  return rank < 0 ? longest.length : rank;
};

/** Puts the longest test files first. Jest itself knows how long they take only where they have run before. */
export default class LongestFirst extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  async sort(tests) {
    return (await super.sort(tests)).toSorted((one, other) => rankOf(one) - rankOf(other));
  }
}
