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

/** A batch may take about so many milliseconds: as much is sent anew when the network goes away meanwhile. */
const goodDuration = 5000;
const largestGrowth = 16;

/** The size of the next batch after one of `sent` bytes took `duration` milliseconds [FL-14]. */
export const sizeAfterSuccess = (size: number, sent: number, duration: number): number => {
  const factor = Math.min(goodDuration / duration, largestGrowth);
  return Math.min(Math.max(size, factor * sent), largestBatchSize);
};

/** The size of the next batch after one of `sent` bytes was too large for the network or the server [FL-14]. */
export const sizeAfterTimeout = (size: number, sent: number): number => Math.min(size, sent) / 2;

/** The bytes of these runs in a request. */
export const bytesOf = (runs: readonly LocalRun[]): number =>
  new TextEncoder().encode(JSON.stringify(runs.map(runPost))).length;

/** Returns the first runs that fit into `size` bytes together, at least one, and no more than a server takes. */
export const nextBatch = <Run extends LocalRun>(runs: readonly Run[], size: number): Run[] => {
  let rest = size;
  const end = runs.findIndex((run, index) => {
    rest -= bytesOf([run]);
    return index === maxBatch || (index > 0 && rest < 0);
  });
  return runs.slice(0, end < 0 ? runs.length : end);
};

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
