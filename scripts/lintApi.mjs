/** Reads a document of OpenAPI from the standard input. Prints what Redocly's linter finds, and fails on any of it. */
import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

// `user` in a path is no id: ids are numbers.
const rules = /** @type {const} */ ({ 'no-ambiguous-paths': 'off' });
const config = await createConfig({ extends: ['recommended-strict'], rules });
const found = await lintFromString({
  source: await text(process.stdin),
  absoluteRef: 'openapi.json',
  config,
});
for (const { ruleId, message, location } of found) {
  console.error(`${ruleId}: ${message} (${location[0]?.pointer})`);
}
if (found.length > 0) process.exitCode = 1;
