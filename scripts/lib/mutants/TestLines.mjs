import { writeSync } from 'node:fs';

/**
 * Writes a line for each test that ends, and for each file, so that the program that started Jest can end it with the
 * first failure.
 */
export default class TestLines {
  /**
   * @param {import('@jest/test-result').Test} test
   * @param {import('@jest/test-result').TestCaseResult} result
   */
  onTestCaseResult({ path }, { fullName, status }) {
    say({ file: path, title: fullName, failed: status === 'failed' });
  }

  /**
   * @param {import('@jest/test-result').Test} test
   * @param {import('@jest/test-result').TestResult} result
   */
  onTestFileResult({ path }, { testExecError }) {
    say({ file: path, title: 'the file as a whole', failed: testExecError !== undefined });
  }
}

/** @param {{ file: string, title: string, failed: boolean }} line */
function say(line) {
  writeSync(3, `${JSON.stringify(line)}\n`);
}
