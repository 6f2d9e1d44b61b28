/**
 * Runs the benchmarks on the output of `npm run build`: all, or the named ones, as in `npm run bench update`. With
 * `--table`, writes what was measured beside floors and peers into docs/performance.md. With `--former <folder>`, the
 * build in that folder is measured, too.
 */
import { parseArgs } from 'node:util';
import { firstLoad } from './firstLoad';
import { flush } from './flush';
import { largestList } from './largestList';
import type { Outcome } from './lib/works';
import { writeTable } from './lib/writeTable';
import { lighthouse } from './lighthouse';
import { search } from './search';
import { serverFloor, serverLoad } from './server/serverLoad';
import { sockets } from './server/sockets';
import { writing } from './server/writing';
import { signIns } from './signIns';
import { start } from './start';
import { step } from './step';
import { trackside } from './trackside';
import { nothingNew, throttledUpdate, update } from './update';
import { updates } from './updates';
import { videos } from './videos';

type Benchmark = (former: string | null) => Promise<Outcome[] | undefined>;

/** A benchmark that prints what it compares, and has no part in the table. */
const printing =
  (run: (former: string | null) => Promise<unknown>): Benchmark =>
  async (former) => {
    await run(former);
    return undefined;
  };

const benchmarks: Record<string, Benchmark> = {
  update,
  throttledUpdate,
  nothingNew,
  flush,
  videos,
  start,
  step,
  lighthouse,
  firstLoad: printing(firstLoad),
  signIns: printing(signIns),
  largestList: printing(largestList),
  updates: printing(updates),
  search: printing(search),
  trackside: printing(trackside),
  serverLoad: printing(serverLoad),
  serverFloor: printing(serverFloor),
  sockets: printing(sockets),
  writing: printing(writing),
};

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'boolean', default: false }, former: { type: 'string' } },
});
const unknown = wanted.filter((name) => !(name in benchmarks));
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown}, but ${Object.keys(benchmarks)}.`);
for (const [name, run] of Object.entries(benchmarks)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n── ${name}`);
  const outcomes = await run(values.former ?? null);
  if (values.table && outcomes) writeTable(outcomes);
}
