/**
 * Answers the mutants in the product code, and notes which of them a test file reaches. Jest loads it before each test
 * file, and `--require` does in the processes that a test file starts.
 */
const { appendFileSync } = require('node:fs');

if ('expect' in globalThis) process.env.MUTANTS_TEST_FILE = expect.getState().testPath;

const { MUTANT, MUTANTS_REACHED, MUTANTS_TEST_FILE } = process.env;
const reached = new Set();

/** @param {number} id */
const isOn = (id) => {
  if (MUTANTS_REACHED && !reached.has(id)) {
    reached.add(id);
    appendFileSync(MUTANTS_REACHED, `${JSON.stringify([id, MUTANTS_TEST_FILE])}\n`);
  }
  return MUTANT === String(id);
};

Object.assign(globalThis, { __mutant: isOn });
