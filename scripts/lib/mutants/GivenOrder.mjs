import Sequencer from '@jest/test-sequencer';

/** Runs the test files in the order of the command line. */
export default class GivenOrder extends Sequencer {
  /**
   * @override
   * @param {import('@jest/test-result').Test[]} tests
   */
  sort(tests) {
    const placeOf = (/** @type {import('@jest/test-result').Test} */ { path }) => process.argv.indexOf(path);
    return tests.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
