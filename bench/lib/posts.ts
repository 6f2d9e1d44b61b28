import { firstBatchSize, nextBatch, sizeAfterSuccess } from '../../src/domain/runBatches';
import { screeningRunPost } from '../../src/domain/runPosts';
import type { LocalScreeningRun } from '../../src/domain/runs';

/** Milliseconds of a post after which the next one may be as large as any. */
const soon = 1;

/** Returns the bodies of the posts in which the app sends these runs on a fast network [FL-14]. */
export const postsOf = (runs: readonly LocalScreeningRun[]): string[] => {
  const bodies: string[] = [];
  let rest = runs;
  let size = firstBatchSize;
  while (rest.length > 0) {
    const batch = nextBatch(rest, size);
    bodies.push(JSON.stringify(batch.runs.map(screeningRunPost)));
    size = sizeAfterSuccess(size, batch.bytes, soon);
    rest = rest.slice(batch.runs.length);
  }
  return bodies;
};
