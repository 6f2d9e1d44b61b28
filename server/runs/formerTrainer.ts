import type { Selectable } from 'kysely';
import { type FormerRight, judgeFormer } from '../../src/domain/formerRight';
import { findFormerRights } from '../access/formerRights';
import type { Database } from '../database/tables';
import type { RunColumns } from '../database/tables/runs';
import { conflict, forbidden, forbiddenBecause } from '../http/errors';
import { refusals } from './refusals';
import { type Arrival, countedStart, type RunPost, type RunTable } from './saveRun';

/** Returns when the viewer was the athlete's trainer [MB-6]. Throws 403 when they never were. */
export const demandFormerRights = async (
  db: Database,
  trainerId: number,
  athleteId: number,
): Promise<FormerRight[]> => {
  const rights = await findFormerRights(db, { trainerId, athleteId });
  if (rights.length === 0) throw forbidden();
  return rights;
};

const findStored = (db: Database, table: RunTable, { userId, clientId }: RunPost) =>
  db
    .selectFrom<RunTable>(table)
    .select(['start', 'startedAt', 'postedBy'])
    .where(({ and }) => and({ userId, clientId }))
    .executeTakeFirst();

/**
 * Throws unless a run of a former trainer is still taken [MB-6]: 403 when it was not begun in the time of their right,
 * or that ended more than 30 days ago, and 409 when somebody else has posted to the stored run since. A start counts
 * as it does for a run of anybody [CO-8].
 */
export const demandTaken = async (
  db: Database,
  table: RunTable,
  rights: readonly FormerRight[],
  post: RunPost & Arrival,
): Promise<void> => {
  const stored = await findStored(db, table, post);
  const startedAt = stored?.start === post.start ? stored.startedAt : countedStart(post);
  const verdict = judgeFormer(rights, { startedAt, arrivedAt: post.arrivedAt });
  if (verdict !== 'taken') throw forbiddenBecause(refusals[verdict]);
  if (stored && stored.postedBy !== post.ratedBy) throw conflict(refusals.otherVersion);
};

/** Returns a run of a former trainer without what others have added to it [MB-6]. */
export const asPostedBy = <Row extends Selectable<RunColumns>>(row: Row, viewerId: number): Row => ({
  ...row,
  ratedBy: row.ratedBy === viewerId ? viewerId : null,
  ...('morningPain' in row && { morningPain: null }),
});
