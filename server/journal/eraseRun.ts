import { randomUUID } from 'node:crypto';
import type { Database } from '../database/tables';
import type { ErasedRun } from './entries';

const runsOf = (db: Database, table: 'screeningRun' | 'exerciseRun', { userId, clientId }: ErasedRun) =>
  db.selectFrom(table).select('id').where('userId', '=', userId).where('clientId', '=', clientId);

/**
 * Erases a run of either kind with its feedback, if it is there, and notes that it never comes back [ON-5, ON-6]. A
 * training that followed from an erased screening run stays without it, also one that is still to come [TS-7]. To be
 * called in a transaction.
 */
export const eraseRun = async (db: Database, run: ErasedRun): Promise<void> => {
  const { userId, clientId } = run;
  const screeningRun = await runsOf(db, 'screeningRun', run).executeTakeFirst();
  await db
    .insertInto('erasure')
    .values({ userId, clientId, screeningRunId: screeningRun?.id ?? null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .deleteFrom('feedback')
    .where('exerciseRunId', 'in', runsOf(db, 'exerciseRun', run))
    .execute();
  await db
    .deleteFrom('exerciseRun')
    .where('id', 'in', runsOf(db, 'exerciseRun', run))
    .execute();
  if (!screeningRun) return;
  await db
    .updateTable('exerciseRun')
    .set({ screeningRunId: null, tag: randomUUID() })
    .where('screeningRunId', '=', screeningRun.id)
    .execute();
  await db.deleteFrom('screeningRun').where('id', '=', screeningRun.id).execute();
};
