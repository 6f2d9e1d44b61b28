/** For how many days after the end of a right the runs of the former trainer are still taken [MB-6]. */
export const formerRightDays = 30;

const day = 24 * 60 * 60 * 1000;

/** When somebody was the trainer of an athlete, both included, in milliseconds since 1970. */
export interface FormerRight {
  since: number;
  until: number;
}

/**
 * Returns what is to be done with a run of a former trainer [MB-6]: take it, or refuse it since it was begun outside of
 * the time of the right, or since it comes too late. Times are milliseconds since 1970.
 */
export const judgeFormer = (
  rights: readonly FormerRight[],
  { startedAt, arrivedAt }: { startedAt: number; arrivedAt: number },
): 'taken' | 'outside' | 'late' => {
  const held = rights.filter(({ since, until }) => since <= startedAt && startedAt <= until);
  if (held.length === 0) return 'outside';
  return held.some(({ until }) => arrivedAt <= until + formerRightDays * day) ? 'taken' : 'late';
};
