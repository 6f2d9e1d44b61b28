import type { TracksideCell, TracksideOrder } from '../../domain/trackside/session';

/** What a step is called by: what changes with each step, but for the one that ends a round [TS-1]. */
export const stepKind = (
  order: TracksideOrder,
  from: TracksideCell,
  to: TracksideCell,
): 'person' | 'test' => {
  if (order === 'byTest') return from.testId === to.testId ? 'person' : 'test';
  return from.userId === to.userId ? 'test' : 'person';
};
