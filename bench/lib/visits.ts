import { median } from './pairs';

const visit = async (url: string): Promise<number> => {
  const start = performance.now();
  await (await fetch(url)).arrayBuffer();
  return performance.now() - start;
};

/** Visits the start page, one request after the other, for as long as `isGoingOn` says. */
export const visitWhile = async (url: string, isGoingOn: (count: number) => boolean) => {
  const times: number[] = [];
  do times.push(await visit(url));
  while (isGoingOn(times.length));
  return { median: median(times), slowest: Math.max(...times) };
};
