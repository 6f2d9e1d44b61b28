/** Runs the benchmarks on the output of `npm run build`: all, or the named ones, as in `npm run bench firstLoad`. */
import { firstLoad } from './firstLoad';
import { largestList } from './largestList';
import { search } from './search';
import { serverLoad } from './server/serverLoad';
import { sockets } from './server/sockets';
import { signIns } from './signIns';
import { updates } from './updates';

const benchmarks = { firstLoad, signIns, largestList, updates, search, serverLoad, sockets };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown}, but ${Object.keys(benchmarks)}.`);
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  await run();
}
