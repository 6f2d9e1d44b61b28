import { randomInt } from 'node:crypto';
import { relative } from 'node:path';
import fc from '../../node_modules/fast-check/lib/cjs/fast-check.js';

/**
 * The package `fast-check` as the tests import it. Each run of a file meets values of its own, and a failure says how
 * to meet them again.
 */
export * from '../../node_modules/fast-check/lib/cjs/fast-check.js';
export default fc;

fc.configureGlobal({
  seed: Number(process.env.PROPERTY_SEED ?? randomInt(2 ** 31)),
  reporter: (details) => {
    if (!details.failed) return;
    const file = relative('', expect.getState().testPath ?? '');
    const command = process.env.TEST_POSTGRES ? 'postgres' : 'unit';
    const again = `PROPERTY_SEED=${details.seed} npm run ${command} -- ${file}`;
    throw new Error(`${fc.defaultReportMessage(details)}\n\nThe same again: ${again}`, {
      cause: details.errorInstance,
    });
  },
});
