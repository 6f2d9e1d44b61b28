import type { Assignment, DeskNotification } from '../../src/contract/assignments';
import type { PlanPost } from '../../src/contract/plan';
import type { WrittenChange } from '../../src/contract/planChanges';
import { isSameChanges } from '../../src/domain/planChanges';
import { isSameJson } from '../../src/domain/sameJson';
import type { Viewer } from '../access/access';
import { demandConsentOf } from '../access/demandConsent';
import { demandStillTrainerOf } from '../access/formerRights';
import type { Dependencies } from '../config/dependencies';
import { noteReceived } from '../database/receivedEntries';
import type { Database } from '../database/tables';
import { demandPresent } from '../erasure/erasedPeople';
import { conflict, unprocessable } from '../http/errors';
import { nextRevision } from '../instance/revisions';
import type { Live } from '../live/live';
import { storeNotification } from '../notifications/notifications';
import type { StoredChange } from '../screening/planChanges';
import { findUserScreenings } from '../screening/screenings';
import { ensureUserScreening } from '../screening/userScreening';

export type PlanDependencies = Pick<Dependencies, 'db' | 'now'> & { live: Live };

/** Returns the athlete's current screening, as `assign` does. */
const findCurrent = async (db: Database, userId: number): Promise<Assignment> => {
  const [current] = await findUserScreenings(db, userId);
  if (!current) throw new Error(`The user ${userId} has no user screening.`);
  return current;
};

/** Throws 422 for an exercise that never was. One of a change that is stored may have gone since. */
const demandExercises = async (
  db: Database,
  changes: readonly WrittenChange[],
  present: Assignment,
): Promise<void> => {
  const rows = await db.selectFrom('exercise').select('id').execute();
  const stored = present.planChanges?.changes ?? [];
  const known = new Set([...rows.map(({ id }) => id), ...stored.map(({ exerciseId }) => exerciseId)]);
  if (changes.some(({ exerciseId }) => !known.has(exerciseId))) {
    throw unprocessable(
      'Eine Übung im Plan gibt es nicht. Bitte lade die App neu und ändere den Plan noch einmal.',
    );
  }
};

/** The changes as they are stored. One that stays as it was keeps who made it, and when. */
const toStored = (
  changes: readonly WrittenChange[],
  present: Assignment,
  { id: by }: Viewer,
  now: number,
): StoredChange[] =>
  changes.map((change) => {
    const former = present.planChanges?.changes.find(({ exerciseId }) => exerciseId === change.exerciseId);
    if (former) {
      const { by, byName: _, at, ...written } = former;
      if (isSameJson(written, change)) return { ...change, by, at };
    }
    return { ...change, by, at: new Date(now).toISOString() };
  });

/**
 * Stores all changes of an athlete's plan, once per person and `clientId` [PL-1, ON-3], and notifies the athlete after
 * the transaction. The same changes again are no conflict, and change nothing. Returns the present assignment. Throws
 * 403 unless the viewer trains the athlete, admins included; 422 for an unknown exercise and without the athlete's
 * consent [CS-1]; 409 with the present assignment when the person saw other changes.
 */
export const savePlan = async (
  { db, live, now }: PlanDependencies,
  viewer: Viewer,
  post: PlanPost,
): Promise<Assignment> => {
  const { clientId, userId, revision, weeklyGoal, changes } = post;
  await demandPresent(db, userId);
  await demandStillTrainerOf(db, viewer, userId);
  const notification: DeskNotification = { type: 'TRAINING', senderId: viewer.id };
  // In a transaction of its own: what a 409 shows must be there afterwards, too.
  await db.transaction().execute((transaction) => ensureUserScreening(transaction, userId));
  await live.transaction(async (transaction, { notify }) => {
    if (!(await noteReceived(transaction, viewer.id, clientId))) return;
    await demandConsentOf(transaction, userId);
    const present = await findCurrent(transaction, userId);
    if (isSameChanges(post, present.planChanges)) return;
    await demandExercises(transaction, changes, present);
    if (revision !== (present.planChanges?.revision ?? 0)) {
      throw conflict('Inzwischen wurde der Plan geändert. Bitte entscheide, was gelten soll.', present);
    }
    await transaction
      .updateTable('userScreening')
      .set({
        planChanges: JSON.stringify(toStored(changes, present, viewer, now())),
        planRevision: await nextRevision(transaction, present.planChanges?.revision ?? 0),
        weeklyGoal,
      })
      .where('id', '=', present.id)
      .execute();
    await storeNotification(transaction, userId, notification);
    notify(userId, notification);
  });
  return findCurrent(db, userId);
};
