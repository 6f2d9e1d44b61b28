/** Runs the benchmarks on what `npm run build` has left: `npm run bench`, or only some of them: `npm run bench firstLoad`. */
import { firstLoad } from './firstLoad';

const benchmarks = { firstLoad };

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown}, but ${Object.keys(benchmarks)}.`);
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  await run();
}
