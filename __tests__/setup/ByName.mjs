import Sequencer from '@jest/test-sequencer';

/** Starts the test files in the order of their names. */
export default class ByName extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  sort(tests) {
    return tests.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  }
}
