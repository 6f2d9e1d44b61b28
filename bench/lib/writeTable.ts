import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, platform, totalmem } from 'node:os';
import { sectionOf, withSections } from './table';
import type { Outcome } from './works';

const page = 'docs/performance.md';

/** Says what kind of machine this is, without its name. */
const machine = (): string => {
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} processors (${cpus()[0]?.model ?? arch()}), ${gigabytes} GiB, ${platform()}`;
};

const commit = (): string =>
  spawnSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).stdout.trim() || 'unknown';

/** Writes what was measured into the page, in place of what it said of the same works before. */
export const writeTable = (outcomes: readonly Outcome[]): void => {
  const when = `Measured on ${new Date().toISOString().slice(0, 10)} at commit ${commit()}\non ${machine()}.`;
  const sections = outcomes.map((outcome) => sectionOf(outcome, when));
  writeFileSync(page, withSections(readFileSync(page, 'utf8'), sections));
};
