import { maxBatch } from '../contract/calls';
import { isFailing } from './failure';
import { runPost } from './runPosts';
import type { LocalRun } from './runs';

/**
 * Bytes of runs in one request [FL-14]. A slow phone network sends the first batch in about ten seconds. The largest
 * stays below the megabyte that many servers take.
 */
export const firstBatchSize = 32_000;
const largestBatchSize = 512_000;

/** How long a batch should take, in milliseconds: it is sent anew when the network goes away meanwhile. */
const goodDuration = 5000;
const largestGrowth = 16;

/** The size of the next batch after one of `sent` bytes took `duration` milliseconds [FL-14]. */
export const sizeAfterSuccess = (size: number, sent: number, duration: number): number => {
  const factor = Math.min(goodDuration / duration, largestGrowth);
  return Math.min(Math.max(size, factor * sent), largestBatchSize);
};

/** The size of the next batch after one of `sent` bytes was too large for the network or the server [FL-14]. */
export const sizeAfterTimeout = (size: number, sent: number): number => Math.min(size, sent) / 2;

const bytesOf = (run: LocalRun): number => new TextEncoder().encode(JSON.stringify(runPost(run))).length;

/** Runs that are sent in one request. */
export interface Batch<Run extends LocalRun> {
  runs: Run[];
  /** Bytes of the request. */
  bytes: number;
}

/** Returns the first runs that fit into `size` bytes together, at least one, and no more than a server takes. */
export const nextBatch = <Run extends LocalRun>(runs: readonly Run[], size: number): Batch<Run> => {
  // A list has a bracket at its begin, and a comma or a bracket after each item.
  let bytes = 1;
  const end = runs.findIndex((run, index) => {
    const more = bytes + bytesOf(run) + 1;
    const isFull = index === maxBatch || (index > 0 && more > size);
    if (!isFull) bytes = more;
    return isFull;
  });
  return { runs: runs.slice(0, end < 0 ? runs.length : end), bytes };
};

/** Returns a batch of only this run. */
export const batchOf = <Run extends LocalRun>(run: Run): Batch<Run> => nextBatch([run], 0);

/** Returns the runs that are sent together: those that have not failed several times [FL-15]. */
export const sentTogether = <Run extends LocalRun>(runs: readonly Run[]): Run[] =>
  runs.filter((run) => !isFailing(run));

const triesOf = ({ failure }: LocalRun) => failure?.tries ?? 0;

/**
 * Returns the runs that are sent one by one after all others: those that failed several times, of both kinds, the one
 * with the most failures last [FL-15].
 */
export const sentSingly = (runs: readonly LocalRun[]): LocalRun[] =>
  runs.filter(isFailing).sort((a, b) => triesOf(a) - triesOf(b));
