/**
 * Chooses anew the test files that run on PostgreSQL, so that together they run every statement of the server in the
 * least time: from what the last whole `npm run unit` has noted. Keeps the files that run in any case.
 */
import { makeList } from './lib/onPostgres.mjs';

const { always, cover } = makeList();
console.log(
  `${Object.keys(always).length} files that run in any case, ${cover.length} for the other statements`,
);
