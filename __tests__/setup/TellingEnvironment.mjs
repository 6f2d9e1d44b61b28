import { TestEnvironment } from 'jest-environment-node';

/** Calls `onTestFailure` of the test file when one of its tests fails, before anything is taken down. */
export default class TellingEnvironment extends TestEnvironment {
  /** @param {import('@jest/types').Circus.AsyncEvent} event */
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure') await this.global.onTestFailure?.();
  }
}
