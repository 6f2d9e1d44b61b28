import type { Assignment, AssignmentPost, DeskNotification } from '../../src/contract/assignments';
import type { Viewer } from '../access/access';
import { demandStillTrainerOf } from '../access/formerRights';
import type { Dependencies } from '../config/dependencies';
import { noteReceived } from '../database/receivedEntries';
import type { Database } from '../database/tables';
import { demandPresent } from '../erasure/erasedPeople';
import { conflict, unprocessable } from '../http/errors';
import type { Live } from '../live/live';
import { storeNotification } from '../notifications/notifications';
import { findUserScreenings, isPublished, newestVersion } from '../screening/screenings';
import { ensureUserScreening } from '../screening/userScreening';

export type AssignmentDependencies = Pick<Dependencies, 'db' | 'now'> & { live: Live };

/**
 * Returns the athlete's current screening [AS-1]: the first one, as in the app, where an older club has several. There
 * must be one.
 */
const findCurrent = async (db: Database, userId: number): Promise<Assignment> => {
  const [current] = await findUserScreenings(db, userId);
  if (!current) throw new Error(`The user ${userId} has no user screening.`);
  return current;
};

/**
 * Throws 422 for a screening that cannot be assigned, and 409 when the person saw another one than the present [AS-2].
 */
const demandAssignable = async (
  db: Database,
  { screeningId, base }: AssignmentPost,
  present: Assignment,
): Promise<void> => {
  if (screeningId !== null && !(await isPublished(db, screeningId))) {
    throw unprocessable('Dieses Screening kannst du nicht zuweisen. Bitte wähl ein anderes.');
  }
  if (base !== present.screeningId) {
    throw conflict('Inzwischen wurde etwas anderes zugewiesen. Bitte entscheide, was gelten soll.', present);
  }
};

/**
 * Names the newest versions in place of former ones [CT-2]: an assignment that was written before a publication means
 * the same screening.
 */
const withNewest = async (db: Database, { screeningId, base, ...post }: AssignmentPost) => ({
  ...post,
  screeningId: screeningId === null ? null : await newestVersion(db, screeningId),
  base: base === null ? null : await newestVersion(db, base),
});

/** Stores what is assigned from now on. Without a screening there is nothing that could become due. */
const replace = async (
  db: Database,
  present: Assignment,
  { screeningId, intervalWeeks }: AssignmentPost,
  now: number,
): Promise<void> => {
  const isSame = screeningId === present.screeningId;
  await db
    .updateTable('userScreening')
    .set({
      screeningId,
      intervalWeeks: screeningId === null ? null : intervalWeeks,
      ...(!isSame && { assignedAt: screeningId === null ? null : now }),
    })
    .where('id', '=', present.id)
    .execute();
};

/**
 * Assigns a screening to an athlete, or withdraws it [AS-1 to AS-3], once per person and `clientId` [ON-3]. The same
 * screening again is no conflict, and changes the interval alone: `base` says nothing of that, so the last one counts.
 * A member who has not agreed to the club's text yet can get one: a trainer prepares it with the invitation, and it
 * says nothing of what a person does or can [CS-1].
 *
 * Returns the present assignment. The athlete is notified after the transaction, unless the screening is the same
 * [AS-4]. Throws 403 unless the viewer trains the athlete, admins included; 422 and 409 see `demandAssignable`.
 */
export const assign = async (
  { db, live, now }: AssignmentDependencies,
  viewer: Viewer,
  post: AssignmentPost,
): Promise<Assignment> => {
  const { clientId, userId } = post;
  await demandPresent(db, userId);
  await demandStillTrainerOf(db, viewer, userId);
  const notification: DeskNotification = { type: 'SCREENING', senderId: viewer.id };
  // In a transaction of its own: what a 409 shows must be there afterwards, too.
  await db.transaction().execute((transaction) => ensureUserScreening(transaction, userId));
  await live.transaction(async (transaction, { notify }) => {
    if (!(await noteReceived(transaction, viewer.id, clientId))) return;
    const present = await findCurrent(transaction, userId);
    const wanted = await withNewest(transaction, post);
    const isSame = wanted.screeningId === present.screeningId;
    if (!isSame) await demandAssignable(transaction, wanted, present);
    await replace(transaction, present, wanted, now());
    if (isSame) return;
    await storeNotification(transaction, userId, notification);
    notify(userId, notification);
  });
  return findCurrent(db, userId);
};
