import { prepared } from '../database/prepared';
import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { refusals } from './refusals';
import { maxRunBytes, type RunPost, type RunTable } from './saveRun';

/** The runs of one kind that a person may have: more than a training on every day of ten years. */
export const maxRuns = 5_000;
export const maxBytes = 32_000_000;

const findUsage = (table: RunTable) =>
  prepared((db, { userId }: { userId: number }) =>
    db
      .selectFrom(table)
      .select(({ fn }) => [fn.countAll<number>().as('runs'), fn.sum<number | null>('bytes').as('bytes')])
      .where('userId', '=', userId),
  );

const findUsages = { screeningRun: findUsage('screeningRun'), exerciseRun: findUsage('exerciseRun') };

/** Whether a person may have too many runs after that many posts, each as large as a run can be. */
const mayExceed = ({ runs, bytes }: { runs: number; bytes: number | null }, posts: number): boolean =>
  runs + posts > maxRuns || (bytes ?? 0) + posts * maxRunBytes > maxBytes;

/** Does the work with posts of runs. Throws 422 when a person then has too many runs, and more than before. */
export const withinQuota = async <Result>(
  db: Database,
  table: RunTable,
  posts: readonly Pick<RunPost, 'userId'>[],
  work: () => Promise<Result>,
): Promise<Result> => {
  const userIds = [...new Set(posts.map(({ userId }) => userId))];
  const usages = async () =>
    (await Promise.all(userIds.map((userId) => findUsages[table](db, { userId })))).flat();
  const before = await usages();
  const result = await work();
  if (!before.some((usage) => mayExceed(usage, posts.length))) return result;
  for (const [index, { runs, bytes }] of (await usages()).entries()) {
    const [runsBefore = 0, bytesBefore = 0] = [before[index]?.runs, before[index]?.bytes ?? 0];
    const hasTooMany = runs > maxRuns && runs > runsBefore;
    const hasTooMuch = (bytes ?? 0) > maxBytes && (bytes ?? 0) > bytesBefore;
    if (hasTooMany || hasTooMuch) throw unprocessable(refusals.tooMany);
  }
  return result;
};
