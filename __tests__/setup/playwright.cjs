/** Playwright as the worker has it: loaded once, for all test files. */
module.exports = globalThis.worker?.playwright ?? require('../../node_modules/playwright-core');
