import { relative } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { worker } from './worker/index.mjs';

/** @typedef {import('@jest/types').Circus.TestEntry | import('@jest/types').Circus.DescribeBlock} Named */

/** The name of a test with those around it. @param {Named} one @returns {string} */
const fullName = ({ name, parent }) => (parent ? `${fullName(parent)} ${name}`.trimStart() : '');

/**
 * Gives the test file what its worker keeps. Calls `onTestFailure` of the test file when one of its tests fails, before
 * anything is taken down.
 */
export default class TellingEnvironment extends TestEnvironment {
  /**
   * @param {import('@jest/environment').JestEnvironmentConfig} config
   * @param {import('@jest/environment').EnvironmentContext} context
   */
  constructor(config, context) {
    super(config, context);
    this.file = relative(config.projectConfig.rootDir, context.testPath);
  }

  /** @override */
  async setup() {
    await super.setup();
    this.global.worker = worker;
  }

  /** @param {import('@jest/types').Circus.AsyncEvent} event */
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' && event.name !== 'hook_failure') return;
    await this.global.onTestFailure?.({ file: this.file, name: event.test ? fullName(event.test) : '' });
  }
}
