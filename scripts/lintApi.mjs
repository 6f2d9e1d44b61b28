/** Reads a document of OpenAPI from the standard input. Prints what Redocly's linter finds, and fails on any of it. */
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

const file = 'openapi.json';

/** Not told from `/screening/runs/user/{userId}` by the linter, which does not know that ids are numbers. */
const unambiguous = ['move', 'delete'].map((way) => `#/paths/~1screening~1runs~1{id}~1${way}`);

const config = await createConfig({ extends: ['recommended-strict'] });
config.ignore[file] = { 'no-ambiguous-paths': new Set(unambiguous) };
const found = await lintFromString({ source: await text(process.stdin), absoluteRef: file, config });
const faults = found.filter(({ ignored }) => !ignored);
for (const { ruleId, message, location } of faults) {
  console.error(`${ruleId}: ${message} (${location[0]?.pointer})`);
}
if (faults.length > 0) process.exitCode = 1;
