import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { RunDeletionPost, RunMovePost } from '../../src/contract/runCorrections';
import { nearest } from '../../src/contract/runs';
import { testRunsWithoutPain } from '../../src/domain/pain';
import { demandActFor, type Viewer } from '../access/access';
import { demandConsentOf } from '../access/demandConsent';
import { noteReceived } from '../database/receivedEntries';
import type { Database } from '../database/tables';
import type { ScreeningRunTable } from '../database/tables/runs';
import { demandPresent } from '../erasure/erasedPeople';
import { forbidden, notFound } from '../http/errors';
import { eraseRun } from '../journal/eraseRun';
import { findErasedOwner } from './demands';
import { withinQuota } from './quota';
import { findScreeningRun } from './screeningRuns';

type ScreeningRunRow = Selectable<ScreeningRunTable>;

/** Throws 403 unless the viewer, who may act for the athlete, recorded the run or trains the athlete [TS-7]. */
const demandMayCorrect = (viewer: Viewer, { userId, ratedBy }: ScreeningRunRow): void => {
  if (viewer.id !== ratedBy && !viewer.athleteIds.includes(userId)) throw forbidden();
};

/**
 * Corrects a screening run once per person and `clientId` [ON-3], in a transaction about everybody: so are erasures.
 * Returns what `work` returns, or null when the correction has come before. Throws 404 and 403, also for a repetition
 * by somebody who may not act for the athlete any more.
 */
const correct = async <Result>(
  db: Database,
  viewer: Viewer,
  { id, clientId }: { id: number; clientId: string },
  work: (transaction: Database, run: ScreeningRunRow) => Promise<Result>,
): Promise<Result | null> =>
  db.transaction().execute(async (transaction) => {
    const isNew = await noteReceived(transaction, viewer.id, clientId);
    const run = await findScreeningRun(transaction, id);
    const owner = run?.userId ?? (await findErasedOwner(transaction, id));
    if (owner !== undefined) demandActFor(viewer, owner);
    if (!isNew) return null;
    if (!run) throw notFound('Dieses Screening');
    demandMayCorrect(viewer, run);
    return work(transaction, run);
  });

const findMoved = (db: Database, { userId, clientId }: RunMovePost): Promise<ScreeningRunRow | undefined> =>
  db
    .selectFrom('screeningRun')
    .selectAll()
    .where(({ and }) => and({ userId, clientId }))
    .executeTakeFirst();

/**
 * Moves a screening run to another athlete [TS-7]: it is erased for the former one, and comes to the other one under
 * the client id of the move, so that no device brings the former one back. Its pain is left out unless the athlete has
 * agreed to that [CS-1]. A second look has another first screening then, the nearest one
 * [ZB-1]. Returns the run as it is now, or null when it is there no more. Throws 403, 404, and 422 when
 * nothing may be stored about the athlete.
 */
export const moveRun = async (
  db: Database,
  viewer: Viewer,
  id: number,
  move: RunMovePost,
): Promise<ScreeningRunRow | null> => {
  const { clientId, userId } = move;
  await demandPresent(db, userId);
  demandActFor(viewer, userId);
  const moved = await correct(db, viewer, { id, clientId }, async (transaction, run) => {
    if (run.userId === userId) return run;
    const { agreesToPain } = await demandConsentOf(transaction, userId);
    const { id: _former, ...columns } = run;
    const testRuns = agreesToPain
      ? run.testRuns
      : JSON.stringify(testRunsWithoutPain(JSON.parse(run.testRuns)));
    await eraseRun(transaction, run);
    return withinQuota(transaction, 'screeningRun', [move], () =>
      transaction
        .insertInto('screeningRun')
        .values({
          ...columns,
          userId,
          clientId,
          testRuns,
          secondOf: run.secondOf && nearest,
          tag: randomUUID(),
        })
        .returningAll()
        .executeTakeFirstOrThrow(),
    );
  });
  return moved ?? (await findMoved(db, move)) ?? null;
};

/** Deletes a screening run for ever [TS-7, ON-6]. Throws 403 and 404. */
export const deleteRun = async (
  db: Database,
  viewer: Viewer,
  id: number,
  { clientId }: RunDeletionPost,
): Promise<void> => {
  await correct(db, viewer, { id, clientId }, eraseRun);
};
