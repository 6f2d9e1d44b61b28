import { TestEnvironment } from 'jest-environment-node';
import { worker } from './worker/index.mjs';

/**
 * Gives the test file what its worker keeps. Calls `onTestFailure` of the test file when one of its tests fails, before
 * anything is taken down.
 */
export default class TellingEnvironment extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    this.global.worker = worker;
  }

  /** @param {import('@jest/types').Circus.AsyncEvent} event */
  async handleTestEvent(event) {
    if (event.name === 'test_fn_failure') await this.global.onTestFailure?.();
  }
}
