import type { Database } from '../database/tables';
import { unprocessable } from '../http/errors';
import { refusals } from './refusals';
import type { RunTable } from './saveRun';

/** The runs of one kind that a person may have: more than a training on every day of ten years. */
export const maxRuns = 5_000;
export const maxBytes = 32_000_000;

const usageOf = (db: Database, table: RunTable, userId: number) =>
  db
    .selectFrom(table)
    .select(({ fn }) => [fn.countAll<number>().as('runs'), fn.sum<number | null>('bytes').as('bytes')])
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();

/** Does the work. Throws 422 when a person then has too many runs, and more than before. */
export const withinQuota = async <Result>(
  db: Database,
  table: RunTable,
  userIds: ReadonlySet<number>,
  work: () => Promise<Result>,
): Promise<Result> => {
  const usages = () => Promise.all([...userIds].map((userId) => usageOf(db, table, userId)));
  const before = await usages();
  const result = await work();
  for (const [index, { runs, bytes }] of (await usages()).entries()) {
    const [runsBefore = 0, bytesBefore = 0] = [before[index]?.runs, before[index]?.bytes ?? 0];
    const hasTooMany = runs > maxRuns && runs > runsBefore;
    const hasTooMuch = (bytes ?? 0) > maxBytes && (bytes ?? 0) > bytesBefore;
    if (hasTooMany || hasTooMuch) throw unprocessable(refusals.tooMany);
  }
  return result;
};
